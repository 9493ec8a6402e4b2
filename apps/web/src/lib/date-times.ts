import { parseDate } from '@internationalized/date';

/** The date of a local date-time, `YYYY-MM-DD`. */
export function dateOf(time: string) {
  return time.slice(0, 10);
}

/** The date of a local date-time as a number, which compares faster than a text; null if there is none. */
export function dayNumber(time: string | null) {
  return time === null ? null : Number(dateOf(time).replaceAll('-', ''));
}

/** A local date-time as `YYYY-MM-DDTHH:mm`, so that times with and without seconds compare. */
export function minuteOf(time: string) {
  return time.slice(0, 16);
}

/** The minutes from one local date-time to another. */
export function minutesBetween(from: string, to: string) {
  // In the same time zone, whichever it is.
  return (Date.parse(`${to}Z`) - Date.parse(`${from}Z`)) / 60_000;
}

/** The classes of a date, in the server's order. */
export function classesOn<Item extends { classTime: string }>(
  classes: readonly Item[],
  date: string,
) {
  return classes.filter(({ classTime }) => dateOf(classTime) === date);
}

/** The text if it is a valid date (`YYYY-MM-DD`), otherwise null. */
export function dayFrom(text: string | null) {
  try {
    // Years after 9999 have more digits and would not compare correctly as strings.
    return text?.length === 10 ? parseDate(text).toString() : null;
  } catch {
    return null;
  }
}
