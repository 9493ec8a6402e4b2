import { useAlert } from '@fitness/ui/AlertDialog';
import { Button } from '@fitness/ui/Button';
import { DateField } from '@fitness/ui/DateField';
import { type FormEvent, useState } from 'react';
import { type DateRange, isSameRange, problemOf, type QuickRange, quickRanges } from './range.ts';
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
export const RangeForm = ({ range, today, onShow }: RangeFormProps) => {
  const { alert } = useAlert();
  const [typed, setTyped] = useState(range);
  const [followed, setFollowed] = useState(range);
  const [isRefused, setIsRefused] = useState(false);

  // A range that did not come from the fields, as after the way back, is taken over into them.
  if (!isSameRange(range, followed)) {
    setFollowed(range);
    setTyped(range);
  }
  const change = (part: Partial<DateRange>) => {
    setIsRefused(false);
    setTyped({ ...typed, ...part });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const problem = problemOf(typed);
    setIsRefused(problem !== null);
    if (problem === null) onShow(typed);
    else void alert(rangeProblems[problem]);
  };
  const choose = (quick: DateRange) => {
    setIsRefused(false);
    setTyped(quick);
    onShow(quick);
  };

  const ranges = quickRanges(today);
  const isReversed = problemOf(typed) === 'reversed';
  const isWrong = (date: string) => isRefused && (date === '' || isReversed);
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <div className={styles.dates}>
        <DateField label={salesTexts.start} value={typed.start} onChange={(start) => change({ start })} isInvalid={isWrong(typed.start)} />
        <DateField label={salesTexts.end} value={typed.end} onChange={(end) => change({ end })} isInvalid={isWrong(typed.end)} />
        <div className={styles.submit}>
          <Button type="submit">{salesTexts.show}</Button>
        </div>
      </div>
      <div role="group" aria-label={salesTexts.quick} className={styles.quick}>
        {(Object.keys(quickLabels) as QuickRange[]).map((name) => (
          <Button key={name} variant={isSameRange(ranges[name], range) ? 'secondary' : 'ghost'} size="sm" onPress={() => choose(ranges[name])}>
            {quickLabels[name]}
          </Button>
        ))}
      </div>
    </form>
  );
};
