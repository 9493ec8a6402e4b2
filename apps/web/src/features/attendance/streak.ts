import { parseDate } from '@internationalized/date';

/** One day of attendance, as the server lists it: a date or a local date-time. */
export type Attendance = { attendDate: string };

/** The days (`YYYY-MM-DD`) of attendance, each once. */
export function daysOf(rows: readonly Attendance[]): ReadonlySet<string> {
  return new Set(rows.map(({ attendDate }) => attendDate.slice(0, 10)));
}

/** How many of the days lie in a month (`YYYY-MM`). */
export function countIn(days: ReadonlySet<string>, month: string) {
  return [...days].filter((day) => day.startsWith(`${month}-`)).length;
}

const dayBefore = (day: string) => parseDate(day).subtract({ days: 1 }).toString();

/** The number of consecutive days of attendance up to `today`; without attendance today, up to yesterday. */
export function streakOf(days: ReadonlySet<string>, today: string) {
  let day = days.has(today) ? today : dayBefore(today);
  let length = 0;
  while (days.has(day)) {
    length += 1;
    day = dayBefore(day);
  }
  return length;
}

/** Whether the streak includes today, waits for today, or is broken. */
export function streakState(days: ReadonlySet<string>, today: string) {
  if (days.has(today)) return 'counted';
  return days.has(dayBefore(today)) ? 'waiting' : 'broken';
}
