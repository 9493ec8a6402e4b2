import type { components } from '@fitness/api-contract/schema';
import { hasBegun, minuteOf } from '../../shared/date-times.ts';

/** A reservation of today, as the server lists it. */
export type TodayReservation = components['schemas']['TodayReservation'];
/** A row of the history; only its number and its time are certain. */
export type HistoryReservation = components['schemas']['HistoryReservation'];

/** Where a row stands; a row that names no status is reserved while its class is to come, and afterwards unknown. */
export const statusOf = (row: HistoryReservation, now: string) => row.status ?? (hasBegun(row, now) ? undefined : 'RESERVED');

/** Whether a row of the history still holds a seat in a coming class. */
export const isUpcoming = (row: HistoryReservation, now: string) => statusOf(row, now) === 'RESERVED' && !hasBegun(row, now);

/** The times (to the minute) of the person's own coming reservations, whichever of the two lists names them. */
export const ownTimes = (today: readonly TodayReservation[], history: readonly HistoryReservation[], now: string): ReadonlySet<string> => {
  const coming = [...today.filter((row) => !hasBegun(row, now)), ...history.filter((row) => isUpcoming(row, now))];
  return new Set(coming.map(({ classTime }) => minuteOf(classTime)));
};
