import type { RowOf } from '@fitness/api-contract/client';
import { holdsComingSeat, reservationStatus } from '@fitness/api-contract/rules';
import { dateOf, minuteOf } from '../../../shared/dates/date-times.ts';

export type TodayReservation = RowOf<'/api/{product}/reservation/today'>;
/** A row of the history; only its id is certain. */
export type HistoryReservation = RowOf<'/api/{product}/reservation/history'>;

/**
 * The status of a row; without one from the server, reserved until the class starts, and unknown after that or without a time.
 */
export function statusOf({ status, classTime }: HistoryReservation, now: string) {
  return status ?? reservationStatus({ classTime }, now);
}

/** Whether a row of the history belongs in the list of a date: it has a time on that date and was not cancelled. */
export function isReservedOn(row: HistoryReservation, date: string) {
  return row.classTime !== null && dateOf(row.classTime) === date && row.status !== 'CANCELLED';
}

/** A reservation as far as either list describes it. */
export type Reservation = TodayReservation & Partial<HistoryReservation>;

/** The start times (to the minute) of upcoming reservations in either list. */
export function upcomingTimes(
  today: readonly TodayReservation[],
  history: readonly HistoryReservation[],
  now: string,
): ReadonlySet<string> {
  const upcoming = [...today, ...history].filter((row) => holdsComingSeat(row, now));
  return new Set(
    upcoming.flatMap(({ classTime }) => (classTime === null ? [] : minuteOf(classTime))),
  );
}
