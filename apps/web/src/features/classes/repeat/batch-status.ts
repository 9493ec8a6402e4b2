import { formatCount } from '../../../shared/format/format.ts';
import { type Batch, slotsIn, type SlotState } from './batch.ts';
import type { BatchState } from './run-batch.ts';
import { batchTexts, type phaseTexts, slotTexts } from './texts.ts';

/** The states in the order in which they are counted. */
const states: readonly SlotState[] = ['done', 'failed', 'left', 'unsent', 'deleted'];

/** What a batch is doing, or how it ended. */
type BatchPhase = keyof typeof phaseTexts;

export function phaseOf(state: BatchState, batch: Batch): BatchPhase {
  if (state.isStopping) return 'stopping';
  if (state.activity === 'registering') return 'running';
  // Until the deletion is confirmed, the batch is as it was.
  if (state.activity === 'deleting' && state.deletion.total > 0) return 'deleting';
  if (state.isElsewhere) return 'elsewhere';
  if (slotsIn(batch, 'left').length > 0) return 'paused';
  const isUndone = slotsIn(batch, 'deleted').length > 0 && slotsIn(batch, 'done').length === 0;
  return isUndone ? 'undone' : 'ended';
}

/** How much of a batch, or of its deletion, is done; what was given up never is. */
export function progressOf(state: BatchState, batch: Batch) {
  const { deletion, activity } = state;
  if (activity === 'deleting' && deletion.total > 0) return deletion;
  const deleted = slotsIn(batch, 'deleted').length;
  if (phaseOf(state, batch) === 'undone') return { total: deleted, done: deleted };
  const total = batch.slots.length;
  return { total, done: total - slotsIn(batch, 'left', 'unsent').length };
}

/** The numbers of classes by state, such as `등록됨 12개 · 실패 1개`. */
export function countsText(batch: Batch) {
  return states
    .map((state) => ({ state, count: slotsIn(batch, state).length }))
    .filter(({ count }) => count > 0)
    .map(({ state, count }) =>
      batchTexts.count({ state: slotTexts[state], count: formatCount(count) }),
    )
    .join(' · ');
}
