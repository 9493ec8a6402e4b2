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
