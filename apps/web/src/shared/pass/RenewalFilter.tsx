import { CountFilter } from '@fitness/ui/CountFilter';
import { Show } from '@fitness/ui/layout/Show';
import { formatCount } from '../format/format.ts';
import { itemsOf } from '../list/items.ts';
import { renewalLabels, renewalTexts } from './renewal-texts.ts';
import type { RenewalChoice, RenewalCounts } from './renewals.ts';

interface RenewalFilterProps {
  value: RenewalChoice;
  /** How many members each choice shows; null while that is unknown. */
  counts: RenewalCounts | null;
  onChange: (choice: RenewalChoice) => void;
}

/** Shows the members who are asked to renew (docs/product.md#members). */
export function RenewalFilter({ value, counts, onChange }: RenewalFilterProps) {
  const items = itemsOf(renewalLabels).map((item) => ({
    ...item,
    count: counts && renewalTexts.count({ count: formatCount(counts[item.id]) }),
  }));
  return (
    <Show on="screen">
      <CountFilter label={renewalTexts.filter} items={items} value={value} onChange={onChange} />
    </Show>
  );
}
