import {
  endOfMonth,
  parseDate,
  startOfMonth,
  startOfWeek,
  startOfYear,
} from '@internationalized/date';
import { dayFrom } from '../../../shared/dates/date-times.ts';
import type { quickLabels, rangeProblems } from '../texts.ts';

/** The days from `start` to `end` (`YYYY-MM-DD`), both included. */
export type DateRange = { start: string; end: string };

export type QuickRange = keyof typeof quickLabels;

/** The validation error of a range, or null. */
export function problemOf(
  { start, end }: DateRange,
  today: string,
): keyof typeof rangeProblems | null {
  if (dayFrom(start) === null || dayFrom(end) === null) return 'missing';
  if (start > end) return 'reversed';
  return start > today ? 'future' : null;
}

/** The range of one day. */
export function oneDay(day: string): DateRange {
  return { start: day, end: day };
}

/** The given range, or null if it is invalid. */
export function chosenRange({ start, end }: DateRange, today: string): DateRange | null {
  return problemOf({ start, end }, today) === null ? { start, end } : null;
}

/** The given range, or today if it is invalid. */
export function rangeFrom(range: DateRange, today: string): DateRange {
  return chosenRange(range, today) ?? oneDay(today);
}

/** Parses a restored range, whose texts need not be dates; undefined for any other value. */
export function parseRange(value: unknown): DateRange | undefined {
  const { start, end } = Object(value) as Record<keyof DateRange, unknown>;
  return typeof start === 'string' && typeof end === 'string' ? { start, end } : undefined;
}

export function daysIn({ start, end }: DateRange) {
  return parseDate(end).compare(parseDate(start)) + 1;
}

/** The part of a range that is not in the future. */
export function untilToday({ start, end }: DateRange, today: string): DateRange {
  return { start, end: end < today ? end : today };
}

/** The previous period: the range of equal length that ends the day before this one starts. */
export function rangeBefore(range: DateRange): DateRange {
  const start = parseDate(range.start);
  return {
    start: start.subtract({ days: daysIn(range) }).toString(),
    end: start.subtract({ days: 1 }).toString(),
  };
}

/** A range is compared with the year before if it is not longer than a year. */
const longestYear = 366;

/**
 * The same dates of the year before, for 29 February the 28th; whole months are whole months there too. Null for a range that is
 * longer than a year, since it would overlap, and where the previous period is the same.
 */
export function yearBefore(range: DateRange): DateRange | null {
  if (daysIn(range) > longestYear) return null;
  const [start, end] = [parseDate(range.start), parseDate(range.end)];
  const isWholeMonths = start.day === 1 && end.compare(endOfMonth(end)) === 0;
  const endBefore = end.subtract({ years: 1 });
  const before = {
    start: start.subtract({ years: 1 }).toString(),
    end: (isWholeMonths ? endOfMonth(endBefore) : endBefore).toString(),
  };
  return isSameRange(before, rangeBefore(range)) ? null : before;
}

/** The quick ranges on a day; this week (from Sunday), this month and this year end on that day. */
export function quickRanges(today: string): Record<QuickRange, DateRange> {
  const day = parseDate(today);
  const lastMonth = day.subtract({ months: 1 });
  return {
    today: oneDay(today),
    thisWeek: { start: startOfWeek(day, 'ko-KR').toString(), end: today },
    thisMonth: { start: startOfMonth(day).toString(), end: today },
    lastMonth: { start: startOfMonth(lastMonth).toString(), end: endOfMonth(lastMonth).toString() },
    thisYear: { start: startOfYear(day).toString(), end: today },
  };
}

export function isSameRange(a: DateRange | null, b: DateRange | null) {
  return a?.start === b?.start && a?.end === b?.end;
}

/** The quick range to mark as selected: of several equal ones the last pressed, otherwise the first. */
export function shownQuickRange(
  range: DateRange,
  ranges: Record<QuickRange, DateRange>,
  pressed: QuickRange | null,
): QuickRange | null {
  const fitting = (Object.keys(ranges) as QuickRange[]).filter((name) =>
    isSameRange(ranges[name], range),
  );
  return fitting.find((name) => name === pressed) ?? fitting[0] ?? null;
}
