import { Notice } from '@fitness/ui/Notice';
import { ProgressBar } from '@fitness/ui/ProgressBar';
import { formatCount } from '../../../shared/format/format.ts';
import { type Batch, slotsIn } from './batch.ts';
import { phaseOf, progressOf } from './batch-status.ts';
import { batchTexts, phaseTexts } from './texts.ts';
import type { Repeat } from './use-repeat.ts';

type BatchProgressProps = {
  repeat: Repeat;
  batch: Batch;
  /** The label of the bar, by default what the batch is doing. */
  labelOf?: (phase: string) => string;
};

/** How far a batch is. */
export function BatchProgress({ repeat, batch, labelOf = (phase) => phase }: BatchProgressProps) {
  const phase = phaseOf(repeat, batch);
  const { total, done } = progressOf(repeat, batch);
  const isSuccess = phase === 'ended' && slotsIn(batch, 'failed', 'unsent').length === 0;
  return (
    <ProgressBar
      label={labelOf(phaseTexts[phase])}
      value={done}
      maxValue={total}
      valueText={batchTexts.progress({ total: formatCount(total), done: formatCount(done) })}
      tone={isSuccess ? 'success' : 'neutral'}
    />
  );
}

/** Why a batch has stopped by itself. */
export function BatchInterruption({ repeat: { interruption } }: { repeat: Repeat }) {
  return (
    interruption !== null && (
      <Notice tone="danger" role="alert">
        {batchTexts.interrupted({ reason: interruption })}
      </Notice>
    )
  );
}
