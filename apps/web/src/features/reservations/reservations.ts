import type { RowOf } from '@fitness/api-contract/client';
import {
  countsDaysOnly,
  holdsComingSeat,
  reservableTimes,
  reservationStatus,
} from '@fitness/api-contract/rules';
import { dateOf, minuteOf } from '../../shared/dates/date-times.ts';
import { formatDay } from '../../shared/format/format-day.ts';
import { formatTime, noValue } from '../../shared/format/format.ts';
import { isolated } from '../../shared/format/isolated.ts';
import type { Pass } from './passes.ts';
import { reservationTexts } from './texts.ts';

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

/** `11월 25일 (수) 10:00` */
export function dayAndTime(classTime: string | null) {
  return classTime === null ? noValue : `${formatDay(classTime)} ${formatTime(classTime)}`;
}

/** `11월 25일 (수) 10:00 · 필라테스`, as far as it is known. */
export function bookingOf({ classTime, classSubject }: Omit<Reservation, 'reservationId'>) {
  const time = classTime && dayAndTime(classTime);
  return [time, classSubject && isolated(classSubject)].filter(Boolean).join(' · ') || noValue;
}

/** What is said of a session that is returned when no class can start any more on a day of its pass, or null. */
export function lostSession(classTime: string | null, pass: Pass | undefined, now: string) {
  if (!pass?.expiredDate || countsDaysOnly(pass)) return null;
  const lastDay = dateOf(pass.expiredDate);
  const cancelled = classTime && minuteOf(classTime);
  const isTimeLeft =
    lastDay > dateOf(now) || reservableTimes(lastDay, now).some((time) => time !== cancelled);
  return isTimeLeft ? null : reservationTexts.sessionLost({ day: formatDay(lastDay) });
}
