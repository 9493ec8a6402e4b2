import { FilterField } from '@fitness/ui/FilterBar';
import { Select } from '@fitness/ui/Select';
import { renewalLabels, renewalTexts } from './renewal-texts.ts';
import type { RenewalChoice } from './renewals.ts';

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
