import { parseDate } from '@internationalized/date';

/** The date of a local date-time, `YYYY-MM-DD`. */
export const dateOf = (time: string) => time.slice(0, 10);

/** A local date-time to the minute, `YYYY-MM-DDTHH:mm`, so that times with and without seconds compare. */
export const minuteOf = (time: string) => time.slice(0, 16);

/** Whether a class has surely begun by `now` (`YYYY-MM-DDTHH:mm`, Asia/Seoul). */
export const hasBegun = ({ classTime }: { classTime: string | null }, now: string) =>
  classTime !== null && minuteOf(classTime) <= now;

/** The day that an address names, or null where it names none that exists. */
export const dayFrom = (value: string | null) => {
  try {
    return value === null ? null : parseDate(value).toString();
  } catch {
    return null;
  }
};
