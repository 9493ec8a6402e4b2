import { Button, type ButtonProps } from '@fitness/ui/Button';
import { type Batch, slotsIn } from './batch.ts';
import { phaseOf } from './batch-status.ts';
import { batchTexts } from './texts.ts';
import { useBatchActions } from './use-batch-actions.ts';
import type { Repeat } from './use-repeat.ts';

/** The button that a batch most likely needs next. */
export function mainAction(repeat: Repeat, batch: Batch): ButtonProps {
  const pause = {
    variant: 'secondary',
    children: batchTexts.pause,
    onPress: repeat.pause,
  } as const;
  const phase = phaseOf(repeat, batch);
  switch (phase) {
    case 'running':
    case 'deleting':
      return pause;
    case 'stopping':
      return { ...pause, isPending: true };
    case 'paused':
      return { children: batchTexts.resume, onPress: () => void repeat.resume() };
    case 'elsewhere':
      return { children: batchTexts.resume, disabledReason: batchTexts.elsewhere };
    default: {
      const isDisabled = repeat.activity !== null;
      return phase === 'ended' && slotsIn(batch, 'failed').length > 0
        ? { children: batchTexts.retry, isDisabled, onPress: () => void repeat.retry() }
        : {
            variant: 'secondary',
            children: batchTexts.next,
            isDisabled,
            // After the click, which would otherwise submit the form: the button is then the form's.
            onPress: () => setTimeout(repeat.dismiss),
          };
    }
  }
}

/** The other actions on a batch. */
export function OtherActions({ repeat, batch }: { repeat: Repeat; batch: Batch }) {
  const { giveUp, undo } = useBatchActions(repeat, batch);
  const phase = phaseOf(repeat, batch);
  if (phase === 'paused')
    return (
      <Button variant="ghost" onPress={() => void giveUp()}>
        {batchTexts.giveUp}
      </Button>
    );
  if (phase !== 'ended') return null;
  const isBusy = repeat.activity !== null;
  return (
    <>
      {slotsIn(batch, 'done').length > 0 && (
        <Button variant="ghost" isPending={isBusy} onPress={() => void undo()}>
          {batchTexts.undo}
        </Button>
      )}
      {slotsIn(batch, 'failed').length > 0 && (
        <Button variant="secondary" isDisabled={isBusy} onPress={repeat.dismiss}>
          {batchTexts.next}
        </Button>
      )}
    </>
  );
}
