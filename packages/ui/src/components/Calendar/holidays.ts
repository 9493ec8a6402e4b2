import * as years from '@hyunbinseo/holidays-kr/all';

const byYear: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = years;

interface Holiday {
  /** The day of the month. */
  day: number;
  names: readonly string[];
}

/** The names of a date's public holidays; empty for a year whose list is not published yet. */
export function holidaysOn(date: string): readonly string[] {
  return byYear[`y${date.slice(0, 4)}`]?.[date] ?? [];
}

/** The public holidays of a month (`YYYY-MM`), by day. */
export function holidaysIn(month: string): Holiday[] {
  return Object.entries(byYear[`y${month.slice(0, 4)}`] ?? {})
    .filter(([date]) => date.startsWith(month))
    .map(([date, names]) => ({ day: Number(date.slice(8)), names }));
}
