import { parseDate } from '@internationalized/date';

/** The date of a local date-time, `YYYY-MM-DD`. */
export function dateOf(time: string) {
  return time.slice(0, 10);
}

/** A local date-time to the minute, `YYYY-MM-DDTHH:mm`, so that times with and without seconds compare. */
export function minuteOf(time: string) {
  return time.slice(0, 16);
}

/** Whether a class has surely begun by `now` (`YYYY-MM-DDTHH:mm`, Asia/Seoul). */
export function hasBegun({ classTime }: { classTime: string | null }, now: string) {
  return classTime !== null && minuteOf(classTime) <= now;
}

/** The day that an address names, or null where it names none that exists. */
export function dayFrom(value: string | null) {
  try {
    return value === null ? null : parseDate(value).toString();
  } catch {
    return null;
  }
}
