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
} from './range.ts';
import * as styles from './RangeForm.css.ts';
import { quickLabels, rangeProblems, salesTexts } from './texts.ts';

export interface RangeFormProps {
  /** The range that is shown. */
  range: DateRange;
  /** Today in Asia/Seoul. */
  today: string;
  onShow: (range: DateRange) => void;
}

/** The two dates, which are taken with 조회, and the ranges that one press chooses. */
export function RangeForm({ range, today, onShow }: RangeFormProps) {
  const { alert } = useAlert();
  const [typed, setTyped] = useState(range);
  const [followed, setFollowed] = useState(range);
  const [isRefused, setIsRefused] = useState(false);
  const [pressed, setPressed] = useState<QuickRange | null>(null);

  // A range that did not come from the fields, as after the way back, is taken over into them.
  if (!isSameRange(range, followed)) {
    setFollowed(range);
    setTyped(range);
  }
  const change = (part: Partial<DateRange>) => {
    setIsRefused(false);
    setTyped({ ...typed, ...part });
  };
  const problem = problemOf(typed, today);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsRefused(problem !== null);
    if (problem === null) onShow(typed);
    else void alert(rangeProblems[problem]);
  };
  const ranges = quickRanges(today);
  const choose = (name: QuickRange) => {
    setIsRefused(false);
    setPressed(name);
    setTyped(ranges[name]);
    onShow(ranges[name]);
  };

  const shown = shownQuickRange(range, ranges, pressed);
  const isWrong = (date: string) => isRefused && (date === '' || problem === 'reversed');
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <div className={styles.dates}>
        <DateField
          label={salesTexts.start}
          value={typed.start}
          onChange={(start) => change({ start })}
          isInvalid={isWrong(typed.start) || (isRefused && problem === 'future')}
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
