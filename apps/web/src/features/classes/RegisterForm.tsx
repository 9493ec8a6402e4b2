import { Skeleton, SkeletonGroup } from '@fitness/ui/Skeleton';
import { TextField } from '@fitness/ui/TextField';
import { ToggleSlots } from '@fitness/ui/ToggleSlots';
import type { FormEvent, Ref } from 'react';
import { FailedList } from '../../shared/FailedList.tsx';
import type { ListState } from '../../shared/list-state.ts';
import * as styles from './DayDialog.css.ts';
import { RegisterResults } from './RegisterResults.tsx';
import { type Outcome, slotsToRetry, slotViews } from './slots.ts';
import { classTexts, dialogTexts } from './texts.ts';

export interface RegisterFormProps {
  times: ListState<string>;
  /** The slots that already hold a class. */
  taken: ReadonlySet<string>;
  chosen: readonly string[];
  onChoose: (slots: string[]) => void;
  /** 최대 인원 as it was typed. */
  maximum: string;
  onMaximumChange: (typed: string) => void;
  outcomes: readonly Outcome[];
  resultsRef: Ref<HTMLElement>;
  isPending: boolean;
  onRegister: (slots: readonly string[]) => void;
}

/** The day's hours to choose from, and for how many people; below them what became of those that were registered. */
export const RegisterForm = (props: RegisterFormProps) => {
  const { times, taken, chosen, onChoose, maximum, onMaximumChange, outcomes, resultsRef, isPending, onRegister } = props;
  if (times.status === 'loading')
    return (
      <SkeletonGroup label={dialogTexts.timesLoading}>
        <Skeleton variant="block" height="chart" />
        <Skeleton variant="block" />
      </SkeletonGroup>
    );
  if (times.status === 'failed')
    return (
      <div role="alert">
        <FailedList title={classTexts.timesFailed} onRetry={times.retry} />
      </div>
    );
  const send = (event: FormEvent) => {
    event.preventDefault();
    onRegister(chosen);
  };
  const retryable = slotsToRetry(outcomes, taken);
  return (
    <form className={styles.content} onSubmit={send} noValidate>
      <ToggleSlots label={dialogTexts.slots} slots={slotViews(taken, outcomes)} selected={chosen} onChange={onChoose} />
      <div className={styles.maximum}>
        <TextField label={dialogTexts.maximum} hint={dialogTexts.maximumHint} value={maximum} onChange={onMaximumChange} inputMode="numeric" autoComplete="off" />
      </div>
      <RegisterResults
        ref={resultsRef}
        outcomes={outcomes.filter(({ slot, status }) => status !== 'done' || taken.has(slot))}
        canRetry={retryable.length > 0}
        isPending={isPending}
        onRetry={() => onRegister(retryable)}
      />
    </form>
  );
};
