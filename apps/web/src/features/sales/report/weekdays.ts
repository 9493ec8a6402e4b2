import { parseDate } from '@internationalized/date';
import type { SalesRow } from './figures.ts';
import { type DateRange, daysIn } from './range.ts';

/** The days since 1970-01-01 of a date (`YYYY-MM-DD`). */
export function daysSinceEpoch(day: string) {
  return Date.parse(day) / 86_400_000;
}

/** The weekday of a date, from 0 for Sunday; 1970-01-01 was a Thursday. */
export function weekdayOf(day: string) {
  return (((daysSinceEpoch(day) + 4) % 7) + 7) % 7;
}

/** How many days of a range fall on a weekday. */
function countOf(weekday: number, range: DateRange) {
  const first = (weekday - weekdayOf(range.start) + 7) % 7;
  return Math.max(0, Math.ceil((daysIn(range) - first) / 7));
}

/** The part of a range whose days are over, today not among them. */
export function daysOver(range: DateRange, today: string): DateRange | null {
  if (range.start >= today) return null;
  if (range.end < today) return range;
  return { start: range.start, end: parseDate(today).subtract({ days: 1 }).toString() };
}

/** The average sales of a weekday, from 0 for Sunday, and over how many days it is taken. */
export interface WeekdayAverage {
  weekday: number;
  days: number;
  /** In whole won; null without a day whose sales are known. */
  average: number | null;
}

/** A weekly pattern needs each weekday twice. */
export const leastDays = 14;

/** The average sales of each weekday in a range, from Sunday; days without sales count, unknown ones do not. */
export function weekdayAverages(rows: readonly SalesRow[], range: DateRange): WeekdayAverage[] {
  const sums = Array.from({ length: 7 }, (_, weekday) => ({
    days: countOf(weekday, range),
    sum: 0,
  }));
  for (const { date, totalAmount } of rows) {
    const day = date.slice(0, 10);
    if (day < range.start || day > range.end) continue;
    const place = sums[weekdayOf(day)]!;
    if (totalAmount === null) place.days -= 1;
    else place.sum += totalAmount;
  }
  return sums.map(({ days, sum }, weekday) => ({
    weekday,
    days,
    average: days > 0 ? Math.round(sum / days) : null,
  }));
}

/** The weekdays with the highest average; several if it is the same, none without sales. */
export function strongestOf(averages: readonly WeekdayAverage[]): WeekdayAverage[] {
  const highest = Math.max(...averages.map(({ average }) => average ?? 0));
  return highest > 0 ? averages.filter(({ average }) => average === highest) : [];
}
