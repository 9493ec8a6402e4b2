import { query } from '../../api/operations.ts';

/** The user's own days of attendance. */
export const myAttendance = query('listMyAttendance');

/** The days (`YYYY-MM-DD`) of attendance, dates or local date-times, each once. */
export function daysOf(rows: readonly { attendDate: string }[]): ReadonlySet<string> {
  return new Set(rows.map(({ attendDate }) => attendDate.slice(0, 10)));
}

/** How many of the days lie in a month (`YYYY-MM`). */
export function countIn(days: ReadonlySet<string>, month: string) {
  return [...days].filter((day) => day.startsWith(`${month}-`)).length;
}
