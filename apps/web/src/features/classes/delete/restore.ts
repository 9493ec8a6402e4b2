import { whyNotRegistrable } from '@fitness/api-contract/rules';
import { classesOn, minuteOf } from '../../../shared/dates/date-times.ts';
import type { ManagedClass } from '../calendar/timetable.ts';

/** How long a deleted class can be put back, in milliseconds. */
export const restoreFor = 10_000;

/** A deleted class, and the time by the monotonic clock until which it can be put back; null while the countdown is stopped. */
export type Deleted = { item: ManagedClass; until: number | null };

/** Whether registering a deleted class again restores all of it: nobody had reserved it, and its subject is the manager's. */
export function canRestore(
  { reservedMembers, classSubject }: Pick<ManagedClass, 'reservedMembers' | 'classSubject'>,
  subjectName: string | null,
) {
  const isOwnSubject = classSubject === null || classSubject === subjectName;
  return reservedMembers?.length === 0 && isOwnSubject;
}

/** The classes that can no longer be put back. */
export function expired(deleted: readonly Deleted[], time: number) {
  return deleted.filter(({ until }) => until !== null && until <= time);
}

/** The seconds left, from 10 to 1; 10 while the countdown is stopped. */
export function secondsLeft({ until }: Deleted, time: number) {
  return Math.max(1, Math.ceil((until === null ? restoreFor : until - time) / 1000));
}

/** The deleted classes of a date that can be registered again: at a time that is in the future and has no other class. */
export function restorableOn(
  date: string,
  deleted: readonly Deleted[],
  classes: readonly ManagedClass[],
  now: string,
) {
  const taken = new Set(classes.map(({ classTime }) => minuteOf(classTime)));
  return deleted.filter(
    ({ item: { classTime } }) =>
      classesOn([{ classTime }], date).length > 0 &&
      whyNotRegistrable({ classTime, isTaken: taken.has(minuteOf(classTime)) }, now) === null,
  );
}
