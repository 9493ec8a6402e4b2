import { Button } from '@fitness/ui/Button';
import { FilterField } from '@fitness/ui/FilterBar';
import { Select } from '@fitness/ui/Select';
import { Inline } from '@fitness/ui/layout/Inline';
import { formatCount } from '../format.ts';
import { itemsOf } from '../list/list-state.ts';
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

const items = itemsOf(renewalLabels);

/** All choices, also those of the chips (docs/product.md#members). */
export function RenewalField({ value, onChange }: Omit<RenewalChipsProps, 'counts'>) {
  return (
    <FilterField width="md">
      <Select label={renewalTexts.filter} value={value} items={items} onChange={onChange} />
    </FilterField>
  );
}
