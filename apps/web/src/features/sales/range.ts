import {
  endOfMonth,
  parseDate,
  startOfMonth,
  startOfWeek,
  startOfYear,
} from '@internationalized/date';
import { dayFrom } from '../../lib/date-times.ts';
import { formatDate } from '../../lib/format.ts';
import { comparisonTexts, type quickLabels, type rangeProblems } from './texts.ts';

/** The days from `start` to `end` (`YYYY-MM-DD`), both included. */
export type DateRange = { start: string; end: string };

export type QuickRange = keyof typeof quickLabels;

/** The validation error of a range, or null. */
export function problemOf({ start, end }: DateRange): keyof typeof rangeProblems | null {
  if (dayFrom(start) === null || dayFrom(end) === null) return 'missing';
  return start > end ? 'reversed' : null;
}

/** The range of one day. */
export function oneDay(day: string): DateRange {
  return { start: day, end: day };
}

/** The given range, or null if it is invalid. */
export function chosenRange({ start, end }: DateRange): DateRange | null {
  return problemOf({ start, end }) === null ? { start, end } : null;
}

/** The given range, or today if it is invalid. */
export function rangeFrom(range: DateRange, today: string): DateRange {
  return chosenRange(range) ?? oneDay(today);
}

/** Parses a restored range, whose texts need not be dates; undefined for any other value. */
export function parseRange(value: unknown): DateRange | undefined {
  const { start, end } = Object(value) as Record<keyof DateRange, unknown>;
  return typeof start === 'string' && typeof end === 'string' ? { start, end } : undefined;
}

export function daysIn({ start, end }: DateRange) {
  return parseDate(end).compare(parseDate(start)) + 1;
}

/** Formats a range as one date or two. */
export function formatRange({ start, end }: DateRange) {
  return start === end ? formatDate(start) : `${formatDate(start)} ~ ${formatDate(end)}`;
}

/** What a range is compared with, and what it is called. */
export type Earlier = DateRange & { name: string };

/** Longer ranges are not compared. */
const longestCompared = 31;

/**
 * What the part of a range until today is compared with: of a month from its first day, the same days of the month before; of
 * other days, as many days before them. Null for a range that has not begun or is longer than a month.
 */
export function earlierRange(range: DateRange, today: string): Earlier | null {
  const passed = { start: range.start, end: range.end < today ? range.end : today };
  const days = daysIn(passed);
  if (days < 1 || days > longestCompared) return null;
  const [start, end] = [parseDate(passed.start), parseDate(passed.end)];
  if (start.day === 1 && end.month === start.month && days > 1) {
    return {
      start: start.subtract({ months: 1 }).toString(),
      end: end.subtract({ months: 1 }).toString(),
      name: comparisonTexts.month({ month: start.subtract({ months: 1 }).month }),
    };
  }
  return {
    start: start.subtract({ days }).toString(),
    end: start.subtract({ days: 1 }).toString(),
    name:
      days === 1 && passed.end === today
        ? comparisonTexts.yesterday
        : comparisonTexts.days({ days }),
  };
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

/** The first of the quick ranges that is this range. */
export function quickRangeOf(range: DateRange, ranges: Record<QuickRange, DateRange>) {
  const names = Object.keys(ranges) as QuickRange[];
  return names.find((name) => isSameRange(ranges[name], range)) ?? null;
}
