import { Skeleton, SkeletonGroup } from '@fitness/ui/Skeleton';
import { TextField } from '@fitness/ui/TextField';
import { ToggleSlots } from '@fitness/ui/ToggleSlots';
import type { FormEvent, Ref } from 'react';
import { FailedList } from '../../../shared/list/FailedList.tsx';
import * as styles from '../calendar/DayDialog.css.ts';
import { RegisterResults } from './RegisterResults.tsx';
import { slotsToRetry, slotViews } from './slots.ts';
import { classTexts, dialogTexts } from '../texts.ts';
import type { RegisterMode } from './use-register-mode.ts';

export interface RegisterFormProps {
  mode: RegisterMode;
  resultsRef: Ref<HTMLElement>;
  onRegister: (slots: readonly string[]) => void;
}

/** The day's hours to choose from, and for how many people; below them what became of those that were registered. */
export function RegisterForm({ mode, resultsRef, onRegister }: RegisterFormProps) {
  const { times, taken, chosen, setChosen, maximum, setMaximum, outcomes, isPending } = mode;
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
        <FailedList title={classTexts.timesFailed} onRetry={times.onRetry} />
      </div>
    );
  const send = (event: FormEvent) => {
    event.preventDefault();
    onRegister(chosen);
  };
  const retryable = slotsToRetry(outcomes);
  return (
    <form className={styles.content} onSubmit={send} noValidate>
      <ToggleSlots
        label={dialogTexts.slots}
        slots={slotViews(mode, outcomes)}
        selected={chosen}
        onChange={setChosen}
      />
      <div className={styles.maximum}>
        <TextField
          label={dialogTexts.maximum}
          hint={dialogTexts.maximumHint}
          value={maximum}
          onChange={setMaximum}
          inputMode="numeric"
          autoComplete="off"
        />
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
}
