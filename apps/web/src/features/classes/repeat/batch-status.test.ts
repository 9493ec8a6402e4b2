import { describe, expect, it } from 'vitest';
import { type Batch, newBatch, type SlotState } from './batch.ts';
import { progressOf } from './batch-status.ts';
import type { BatchState } from './run-batch.ts';

const idle: BatchState = {
  isRead: true,
  batch: null,
  activity: null,
  deletion: { total: 0, done: 0 },
  isStopping: false,
  interruption: null,
  isElsewhere: false,
};

function batchOf(...states: SlotState[]): Batch {
  const batch = newBatch(
    {
      startedAt: '2026-11-20T09:00:00',
      firstDay: '2026-11-21',
      classSubjectId: 1,
      classMaxCustomer: 1,
    },
    states.map((_, index) => `2026-11-23T${String(index + 10)}:00:00`),
  );
  return {
    ...batch,
    slots: batch.slots.map((slot, index) => ({ ...slot, state: states[index]! })),
  };
}

describe('how far a batch is', () => {
  it.each<[string, SlotState[], { total: number; done: number }]>([
    ['while some are left', ['done', 'failed', 'left'], { total: 3, done: 2 }],
    ['once the rest is given up', ['done', 'unsent', 'unsent'], { total: 3, done: 1 }],
    ['once what it had made is deleted', ['deleted', 'unsent', 'unsent'], { total: 1, done: 1 }],
    ['once only some of it could be deleted', ['deleted', 'done', 'unsent'], { total: 3, done: 2 }],
  ])('counts what has been answered: %s @repeat:progress', (_name, states, progress) =>
    expect(progressOf(idle, batchOf(...states))).toEqual(progress),
  );

  it('counts deletions while it is being undone @repeat:undo', () => {
    const deletion = { total: 2, done: 1 };
    const deleting: BatchState = { ...idle, activity: 'deleting', deletion };
    expect(progressOf(deleting, batchOf('deleted', 'done', 'failed'))).toEqual(deletion);
  });
});
