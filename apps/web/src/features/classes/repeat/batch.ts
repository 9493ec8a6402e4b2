import { ApiError } from '@fitness/api-contract/client';
import * as v from 'valibot';
import type { Sent } from '../../../shared/api/send-in-sequence.ts';
import { dateOf, minuteOf } from '../../../shared/dates/date-times.ts';

const version = 1;

const slot = v.object({
  /** `2026-11-21T06:00:00`. */
  classTime: v.pipe(v.string(), v.isoDateTimeSecond()),
  /** `left` is still to be sent, `unsent` was given up, `deleted` was registered and then deleted. */
  state: v.picklist(['left', 'done', 'failed', 'unsent', 'deleted']),
  /** Why it has failed, or why a registered class was not deleted. */
  reason: v.optional(v.string()),
  /** Whether a request without a clear response may have registered the class; false once the server has refused it. */
  mayExist: v.optional(v.boolean()),
  /** The ID of the registered class, once the list of classes has it. */
  classId: v.optional(v.number()),
});

const batch = v.object({
  version: v.literal(version),
  /** The date-time in Asia/Seoul at which it was started. */
  startedAt: v.string(),
  /** The first day of its first week, `YYYY-MM-DD`. */
  firstDay: v.pipe(v.string(), v.isoDate()),
  classSubjectId: v.number(),
  classMaxCustomer: v.number(),
  /** Whether the response for the first slot that is left is unknown, because the page was left or the connection lost. */
  isSending: v.boolean(),
  slots: v.array(slot),
});

/** A class of a batch and what became of it. */
export type BatchSlot = v.InferOutput<typeof slot>;

/** Classes that are registered together. */
export type Batch = v.InferOutput<typeof batch>;

export function newBatch(
  fields: Omit<Batch, 'version' | 'isSending' | 'slots'>,
  classTimes: readonly string[],
): Batch {
  return {
    version,
    ...fields,
    isSending: false,
    slots: classTimes.map((classTime) => ({ classTime, state: 'left' })),
  };
}

/** The batch of a stored value; null for any other value. */
export function batchFrom(value: unknown): Batch | null {
  const { success, output } = v.safeParse(batch, value);
  return success ? output : null;
}

/** Whether a stored value is of a later release, which is left in place. */
export function isOfLaterRelease(value: unknown) {
  const { version: found } = Object(value) as { version?: unknown };
  return typeof found === 'number' && found > version;
}

export type SlotState = BatchSlot['state'];

export function slotsIn({ slots }: Batch, ...states: readonly SlotState[]) {
  return slots.filter(({ state }) => states.includes(state));
}

function withSlots(one: Batch, change: (item: BatchSlot) => BatchSlot): Batch {
  return { ...one, slots: one.slots.map(change) };
}

/** The batch with one slot replaced. */
export function withSlot(one: Batch, next: BatchSlot): Batch {
  return withSlots(one, (item) => (item.classTime === next.classTime ? next : item));
}

/** Whether the server has not refused, so that the request may have taken effect. */
function isUncertain(error: unknown) {
  return !(error instanceof ApiError) || error.status === undefined || error.status >= 500;
}

/** A slot after its request. */
export function sentSlot({ classTime }: BatchSlot, sent: Sent<unknown>): BatchSlot {
  if (sent.status === 'done') return { classTime, state: 'done' };
  return { classTime, state: 'failed', reason: sent.reason, mayExist: isUncertain(sent.error) };
}

/** The batch to send: if an earlier run was interrupted, its last request may have registered a class. */
export function readyToSend(one: Batch): Batch {
  const [first] = slotsIn(one, 'left');
  if (!one.isSending || first === undefined || first.mayExist !== undefined) return one;
  return withSlot(one, { ...first, mayExist: true });
}

/** The batch with the failed slots to be sent again. */
export function withRetries(one: Batch): Batch {
  return withSlots(one, (item) => {
    if (item.state !== 'failed') return item;
    const { reason: _, ...rest } = item;
    return { ...rest, state: 'left' };
  });
}

/** The batch without what is still to be sent. */
export function withoutRest(one: Batch): Batch {
  return withSlots(one, (item) => (item.state === 'left' ? { ...item, state: 'unsent' } : item));
}

type Listed = { classId: number; classTime: string };

/** The listed classes that the batch has registered, matched by the minute of their time. */
export function classesOf<Item extends Listed>(one: Batch, classes: readonly Item[]) {
  const listed = new Map(classes.map((item) => [minuteOf(item.classTime), item]));
  return slotsIn(one, 'done').flatMap((item) => {
    const found = listed.get(minuteOf(item.classTime));
    // A class with another ID was registered at the same time after this one had been deleted.
    const isOwn = found && (item.classId === undefined || item.classId === found.classId);
    return isOwn ? [{ slot: item, item: found }] : [];
  });
}

/** The batch with the IDs of its classes, as far as the list has them. */
export function withClassIds(one: Batch, classes: readonly Listed[]): Batch {
  const ids = new Map(
    classesOf(one, classes).map(({ slot: { classTime }, item }) => [classTime, item.classId]),
  );
  return withSlots(one, (item) => {
    const classId = ids.get(item.classTime);
    return classId === undefined || classId === item.classId ? item : { ...item, classId };
  });
}

/** Whether a batch need not be shown any more: it is of an earlier day, and nothing of it can still be sent. */
export function isOutdated(one: Batch, now: string) {
  const canGoOn = slotsIn(one, 'left').some(({ classTime }) => minuteOf(classTime) > minuteOf(now));
  return !canGoOn && dateOf(one.startedAt) < dateOf(now);
}
