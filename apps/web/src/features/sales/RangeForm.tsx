import { useAlert } from '@fitness/ui/AlertDialog';
import { Button } from '@fitness/ui/Button';
import { DateField } from '@fitness/ui/DateField';
import { type FormEvent, useState } from 'react';
import {
  type DateRange,
  isSameRange,
  problemOf,
  type QuickRange,
  quickRanges,
  shownQuickRange,
} from './report/range.ts';
import * as styles from './RangeForm.css.ts';
import { quickLabels, rangeProblems, salesTexts } from './texts.ts';

export interface RangeFormProps {
  range: DateRange;
  today: string;
  onShow: (range: DateRange) => void;
}

/** The two dates, submitted with 조회, and the quick ranges. */
export function RangeForm({ range, today, onShow }: RangeFormProps) {
  const { alert } = useAlert();
  const [typed, setTyped] = useState(range);
  const [previous, setPrevious] = useState(range);
  const [hasErrors, setHasErrors] = useState(false);
  const [pressed, setPressed] = useState<QuickRange | null>(null);

  // A range that did not come from the fields, as after going back, replaces what is typed.
  if (!isSameRange(range, previous)) {
    setPrevious(range);
    setTyped(range);
  }
  const change = (part: Partial<DateRange>) => {
    setHasErrors(false);
    setTyped({ ...typed, ...part });
  };
  const problem = problemOf(typed, today);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setHasErrors(problem !== null);
    if (problem === null) onShow(typed);
    else void alert(rangeProblems[problem]);
  };
  const ranges = quickRanges(today);
  const choose = (name: QuickRange) => {
    setHasErrors(false);
    setPressed(name);
    setTyped(ranges[name]);
    onShow(ranges[name]);
  };

  const shown = shownQuickRange(range, ranges, pressed);
  const isWrong = (date: string) => hasErrors && (date === '' || problem === 'reversed');
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <div className={styles.dates}>
        <DateField
          label={salesTexts.start}
          value={typed.start}
          onChange={(start) => change({ start })}
          isInvalid={isWrong(typed.start) || (hasErrors && problem === 'future')}
        />
        <DateField
          label={salesTexts.end}
          value={typed.end}
          onChange={(end) => change({ end })}
          isInvalid={isWrong(typed.end)}
        />
        <div className={styles.submit}>
          <Button type="submit">{salesTexts.show}</Button>
        </div>
      </div>
      <div role="group" aria-label={salesTexts.quick} className={styles.quick}>
        {(Object.keys(quickLabels) as QuickRange[]).map((name) => (
          <Button
            key={name}
            variant="ghost"
            size="sm"
            isPressed={name === shown}
            onPress={() => choose(name)}
          >
            {quickLabels[name]}
          </Button>
        ))}
      </div>
    </form>
  );
}
