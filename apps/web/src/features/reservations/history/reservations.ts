import type { RowOf } from '@fitness/api-contract/client';
import { hasStarted, minuteOf } from '../../../shared/dates/date-times.ts';

/** A reservation of today, as the server lists it. */
export type TodayReservation = RowOf<'/api/{product}/reservation/today'>;
/** A row of the history; only its number is certain. */
export type HistoryReservation = RowOf<'/api/{product}/reservation/history'>;

/** Where a row stands; a row that names no status is reserved while its class is to come, and unknown once it has begun or where that cannot be told. */
export function statusOf(row: HistoryReservation, now: string) {
  return row.status ?? (row.classTime === null || hasStarted(row, now) ? undefined : 'RESERVED');
}

/** Whether a row of the history still holds a seat in a coming class. */
export function isUpcoming(row: HistoryReservation, now: string) {
  return statusOf(row, now) === 'RESERVED' && !hasStarted(row, now);
}

/** The times (to the minute) of the person's own coming reservations, whichever of the two lists names them. */
export function ownTimes(
  today: readonly TodayReservation[],
  history: readonly HistoryReservation[],
  now: string,
): ReadonlySet<string> {
  const coming = [
    ...today.filter((row) => !hasStarted(row, now)),
    ...history.filter((row) => isUpcoming(row, now)),
  ];
  return new Set(
    coming.flatMap(({ classTime }) => (classTime === null ? [] : minuteOf(classTime))),
  );
}
