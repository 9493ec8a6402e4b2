import { parseDate } from '@internationalized/date';
import { dateOf } from './date-times.ts';

/** The hours at which a class can start, `06:00` to `23:00` (docs/product.md#classes). */
export const classHours: readonly string[] = Array.from(
  { length: 24 },
  (_, hour) => `${String(hour).padStart(2, '0')}:00`,
).slice(6);

/** The times of a date at which a class can still start; `now` is the minute in Asia/Seoul, `YYYY-MM-DDTHH:mm`. */
export function timesLeft(date: string, now: string) {
  return classHours.map((hour) => `${date}T${hour}`).filter((time) => time > now);
}

/** The first date on which a class can still start. */
export function firstClassDate(now: string) {
  const today = dateOf(now);
  if (timesLeft(today, now).length > 0) return today;
  return parseDate(today).add({ days: 1 }).toString();
}
