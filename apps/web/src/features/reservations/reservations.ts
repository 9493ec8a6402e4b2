import type { RowOf } from '@fitness/api-contract/client';
import { isUpcomingReservation } from '@fitness/api-contract/rules';
import { dateOf, minuteOf } from '../../lib/date-times.ts';
import { formatDay } from '../../lib/format-day.ts';
import { formatTime, isolated, noValue } from '../../lib/format.ts';

export type TodayReservation = RowOf<'/api/{product}/reservation/today'>;
/** A row of the history; only its id is certain. */
export type HistoryReservation = RowOf<'/api/{product}/reservation/history'>;

/** True for a row of the history that belongs in the list of a date: it has a time on that date and was not cancelled. */
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
  const upcoming = [...today, ...history].filter((row) => isUpcomingReservation(row, now));
  return new Set(
    upcoming.flatMap(({ classTime }) => (classTime === null ? [] : minuteOf(classTime))),
  );
}

type Timed = HistoryReservation & { classTime: string };

/** A reservation that was cancelled since the last visit, and its pass. */
export type Cancelled = Timed & { membershipId: number };

/** The coming reservations of the last visit that are now cancelled or missing. */
export function cancelledSince(
  before: readonly HistoryReservation[],
  after: readonly HistoryReservation[],
  now: string,
) {
  const stands = ({ reservationId: id }: HistoryReservation) =>
    after.some(({ reservationId, status }) => reservationId === id && status !== 'CANCELLED');
  return before.filter(
    (row): row is Timed =>
      row.classTime !== null && isUpcomingReservation(row, now) && !stands(row),
  );
}

/** `11월 25일 (수) 10:00` */
export function dayAndTime(classTime: string | null) {
  return classTime === null ? noValue : `${formatDay(classTime)} ${formatTime(classTime)}`;
}

/** `11월 25일 (수) 10:00 · 필라테스`, as far as it is known. */
export function classLabel({ classTime, classSubject }: Omit<Reservation, 'reservationId'>) {
  const time = classTime && dayAndTime(classTime);
  return [time, classSubject && isolated(classSubject)].filter(Boolean).join(' · ') || noValue;
}
