import { Stack } from '@fitness/ui/layout/Stack';
import { Skeleton, SkeletonGroup } from '@fitness/ui/Skeleton';
import { TextField } from '@fitness/ui/TextField';
import { ToggleSlots } from '@fitness/ui/ToggleSlots';
import type { Ref } from 'react';
import { FailedList } from '../../../shared/list/FailedList.tsx';
import { classTexts, dialogTexts } from '../texts.ts';
import { RegisterResults } from './RegisterResults.tsx';
import { slotChoices, slotsToRetry } from './slots.ts';
import type { RegisterMode } from './use-register-mode.ts';

export interface RegisterFieldsProps {
  mode: RegisterMode;
  resultsRef: Ref<HTMLElement>;
  onRetry: (slots: readonly string[]) => void;
}

/** The day's slots and the capacity of a class, above the results of the last registration. */
export function RegisterFields({ mode, resultsRef, onRetry }: RegisterFieldsProps) {
  const { times, registered, selected, setSelected, maximum, setMaximum, outcomes } = mode;
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
  const retryable = slotsToRetry(outcomes);
  return (
    <Stack gap="md">
      <ToggleSlots
        label={dialogTexts.slots}
        slots={slotChoices(mode, outcomes)}
        selected={selected}
        onChange={setSelected}
      />
      <Stack maxWidth="lg">
        <TextField
          label={dialogTexts.maximum}
          hint={dialogTexts.maximumHint}
          value={maximum}
          onChange={setMaximum}
          inputMode="numeric"
          autoComplete="off"
        />
      </Stack>
      <RegisterResults
        ref={resultsRef}
        outcomes={outcomes.filter(({ slot, status }) => status !== 'done' || registered.has(slot))}
        isPending={mode.isPending}
        onRetry={retryable.length > 0 ? () => onRetry(retryable) : undefined}
      />
    </Stack>
  );
}
