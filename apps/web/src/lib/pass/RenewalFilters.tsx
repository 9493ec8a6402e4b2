import { Button } from '@fitness/ui/Button';
import { FilterField } from '@fitness/ui/FilterBar';
import { Select } from '@fitness/ui/Select';
import { Inline } from '@fitness/ui/layout/Inline';
import { formatCount } from '../format.ts';
import { type RenewalChoice, type RenewalCounts, renewalLabels, renewalTexts } from './renewals.ts';

interface RenewalChipsProps {
  value: RenewalChoice;
  /** How many members each choice shows; null while that is unknown. */
  counts: RenewalCounts | null;
  onChange: (choice: RenewalChoice) => void;
}

/** Shows the members who are asked to renew, where there are any (docs/product.md#members). */
export function RenewalChips({ value, counts, onChange }: RenewalChipsProps) {
  const chips = (['days30', 'sessions'] as const).filter(
    (id) => id === value || (counts !== null && counts[id] > 0),
  );
  // Their space is kept while the counts are loading.
  if (counts !== null && chips.length === 0) return null;
  return (
    <Inline gap="xs" minHeight="target" role="group" aria-label={renewalTexts.filter}>
      {chips.map((id) => (
        <Button
          key={id}
          size="sm"
          variant="secondary"
          isPressed={id === value}
          onPress={() => onChange(id === value ? 'all' : id)}
        >
          {renewalTexts.chip({
            label: renewalLabels[id],
            count: formatCount(counts && counts[id], '명'),
          })}
        </Button>
      ))}
    </Inline>
  );
}

const items = (['all', 'lapsed'] as const).map((id) => ({ id, label: renewalLabels[id] }));

interface LapsedFieldProps {
  value: RenewalChoice;
  onChange: (choice: 'all' | 'lapsed') => void;
}

/** Shows the members whose last pass ended a short time ago; any other choice is made by the chips (docs/product.md#members). */
export function LapsedField({ value, onChange }: LapsedFieldProps) {
  return (
    <FilterField>
      <Select
        label={renewalTexts.pass}
        value={value === 'lapsed' ? value : 'all'}
        items={items}
        onChange={onChange}
      />
    </FilterField>
  );
}
