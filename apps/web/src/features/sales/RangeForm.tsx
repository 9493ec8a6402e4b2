import { useAlert } from '@fitness/ui/AlertDialog';
import { DateField } from '@fitness/ui/DateField';
import { FilterBar, FilterField } from '@fitness/ui/FilterBar';
import { useState } from 'react';
import { itemsOf } from '../../lib/list/list-state.ts';
import { useRestorableState } from '../../session/page-state.ts';
import {
  type DateRange,
  isSameRange,
  oneDay,
  parseRange,
  problemOf,
  type QuickRange,
  quickRangeOf,
  quickRanges,
} from './range.ts';
import { quickLabels, rangeProblems, salesTexts } from './texts.ts';

type RangeFormProps = {
  /** The range in the search params; null while today's sales are shown. */
  chosen: DateRange | null;
  today: string;
  onShow: (range: DateRange) => void;
};

/** The two dates, submitted with 조회, and the quick ranges. */
export function RangeForm({ chosen, today, onShow }: RangeFormProps) {
  const { alert } = useAlert();
  const range = chosen ?? oneDay(today);
  const [changed, setChanged] = useRestorableState<DateRange | null>('range', null, parseRange);
  const typed = changed ?? range;
  const [previous, setPrevious] = useState(chosen);

  // A range that changes from outside, as after going back, replaces the typed dates; a new day does not.
  if (!isSameRange(chosen, previous)) {
    setPrevious(chosen);
    setChanged(null);
  }
  const change = (part: Partial<DateRange>) =>
    setChanged((dates) => ({ ...(dates ?? range), ...part }));
  const submit = () => {
    const problem = problemOf(typed);
    if (problem === null) onShow(typed);
    else void alert(rangeProblems[problem]);
  };
  const ranges = quickRanges(today);
  const choose = (name: QuickRange) => {
    setChanged(ranges[name]);
    onShow(ranges[name]);
  };

  return (
    <FilterBar
      submitLabel={salesTexts.show}
      onSubmit={submit}
      onInput={() => setChanged((dates) => dates ?? range)}
      presets={{
        label: salesTexts.quick,
        items: itemsOf(quickLabels),
        value: quickRangeOf(range, ranges),
        onChange: choose,
      }}
    >
      {(['start', 'end'] as const).map((name) => (
        <FilterField key={name}>
          <DateField
            label={salesTexts[name]}
            value={typed[name]}
            today={today}
            onChange={(day) => change({ [name]: day })}
            isRequired
          />
        </FilterField>
      ))}
    </FilterBar>
  );
}
