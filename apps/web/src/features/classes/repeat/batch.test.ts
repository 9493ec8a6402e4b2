import { describe, expect, it } from 'vitest';
import {
  type Batch,
  batchFrom,
  classesOf,
  isOutdated,
  newBatch,
  readyToSend,
  withClassIds,
  withoutRest,
  withRetries,
  withSlot,
} from './batch.ts';

const six = '2026-11-23T06:00:00';
const seven = '2026-11-23T07:00:00';
const fields = {
  startedAt: '2026-11-20T09:00:00',
  firstDay: '2026-11-21',
  classSubjectId: 1,
  classMaxCustomer: 6,
};
const batch = newBatch(fields, [six, seven]);
const stateOf = ({ slots }: Batch) => slots.map(({ state }) => state);

describe('a stored batch', () => {
  it('is read as it was stored', () => {
    expect(batchFrom(structuredClone(batch))).toEqual(batch);
  });

  it.each([
    null,
    undefined,
    'garbage',
    7,
    [],
    {},
    { ...batch, version: 2 },
    { ...batch, firstDay: 'today' },
    { ...batch, slots: [{ classTime: six }] },
    { ...batch, slots: [{ classTime: 'morning', state: 'left' }] },
  ])('is none with %j', (value) => {
    expect(batchFrom(value)).toBeNull();
  });

  it('is shown on its day, and later only while something can be sent @repeat:stored', () => {
    const sent = withoutRest(batch);
    expect(isOutdated(sent, '2026-11-20T23:00')).toBe(false);
    expect(isOutdated(sent, '2026-11-21T06:00')).toBe(true);
    expect(isOutdated(batch, '2026-11-23T06:30')).toBe(false);
    expect(isOutdated(batch, '2026-11-23T07:00')).toBe(true);
  });
});

describe('what is sent of a batch', () => {
  it('is the failed ones when it is tried again @repeat:retry', () => {
    const failed = withSlot(batch, {
      classTime: six,
      state: 'failed',
      reason: '마감',
      mayExist: false,
    });
    const done = withSlot(failed, { classTime: seven, state: 'done' });
    expect(withRetries(done).slots).toEqual([
      { classTime: six, state: 'left', mayExist: false },
      { classTime: seven, state: 'done' },
    ]);
  });

  it('is nothing more once the rest is given up @repeat:pause', () => {
    const begun = withSlot(batch, { classTime: six, state: 'done' });
    expect(stateOf(withoutRest(begun))).toEqual(['done', 'unsent']);
  });

  it('may exist already for the first one that is left if sending was cut off @repeat:once', () => {
    expect(readyToSend(batch)).toBe(batch);
    expect(readyToSend({ ...batch, isSending: true }).slots).toEqual([
      { classTime: six, state: 'left', mayExist: true },
      { classTime: seven, state: 'left' },
    ]);
    const refused = withSlot(batch, { classTime: six, state: 'left', mayExist: false });
    expect(readyToSend({ ...refused, isSending: true }).slots[0]?.mayExist).toBe(false);
  });
});

describe('the classes of a batch', () => {
  const done = withSlot(batch, { classTime: six, state: 'done' });
  const listed = [
    { classId: 7, classTime: '2026-11-23T06:00' },
    { classId: 8, classTime: seven },
  ];

  it('are those in the list at the times that it has registered @repeat:undo', () => {
    expect(classesOf(done, listed).map(({ item }) => item.classId)).toEqual([7]);
    expect(withClassIds(done, listed).slots[0]).toMatchObject({ classId: 7 });
  });

  it('do not include one that was registered after its own had been deleted @repeat:undo', () => {
    const known = withClassIds(done, listed);
    expect(classesOf(known, [{ classId: 9, classTime: six }])).toEqual([]);
  });
});
