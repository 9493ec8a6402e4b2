import * as years from '@hyunbinseo/holidays-kr/all';

const byYear: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = years;

interface Holiday {
  /** `YYYY-MM-DD`. */
  date: string;
  names: readonly string[];
}

/** Christmas by its everyday name. */
const everydayNames = (names: readonly string[]) =>
  names.map((name) => (name === '기독탄신일' ? '성탄절' : name));

/** The names of a date's public holidays; empty for a year whose list is not published yet. */
export function holidaysOn(date: string): readonly string[] {
  return everydayNames(byYear[`y${date.slice(0, 4)}`]?.[date] ?? []);
}

/** The public holidays from one date to another, by date. */
export function holidaysBetween(from: string, to: string): Holiday[] {
  return [...new Set([from, to].map((date) => date.slice(0, 4)))]
    .flatMap((year) => Object.entries(byYear[`y${year}`] ?? {}))
    .filter(([date]) => date >= from && date <= to)
    .map(([date, names]) => ({ date, names: everydayNames(names) }));
}
