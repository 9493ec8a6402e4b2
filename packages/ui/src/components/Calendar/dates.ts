import {
  DateFormatter,
  endOfMonth,
  getDayOfWeek,
  parseDate,
  startOfMonth,
  startOfWeek,
  type CalendarDate,
} from '@internationalized/date';
import type { Messages } from '../../internal/messages/messages.ts';

const startOfItsWeek = (date: CalendarDate) => startOfWeek(date, 'ko-KR', 'sun');

/** How the number of a day is coloured. */
export function toneOf(date: CalendarDate, isHoliday: boolean) {
  const weekday = getDayOfWeek(date, 'ko-KR', 'sun');
  if (weekday === 0 || isHoliday) return 'sunday';
  return weekday === 6 ? 'saturday' : 'weekday';
}

/** The month of a date as `YYYY-MM`. */
export function monthOf(date: CalendarDate | string) {
  return date.toString().slice(0, 7);
}

/** A date of `YYYY-MM-DD`, where there is one. */
export function toDate(date: string | null | undefined) {
  return date ? parseDate(date) : undefined;
}

/** The first candidate in the month, otherwise its first day. */
export function initialFocus(month: string, candidates: (string | null)[]) {
  return parseDate(
    candidates.find((candidate) => candidate !== null && monthOf(candidate) === month) ??
      `${month}-01`,
  );
}

/** True for a date (`YYYY-MM-DD`) that is neither before `min` nor after `max`. */
export function isBetween(date: string, min: string | undefined, max: string | undefined) {
  return (min === undefined || date >= min) && (max === undefined || date <= max);
}

/** The date, or the nearest one between `min` and `max`. */
export function clampDate(date: CalendarDate, min: string | undefined, max: string | undefined) {
  if (min !== undefined && date.toString() < min) return parseDate(min);
  return max !== undefined && date.toString() > max ? parseDate(max) : date;
}

/** The first and the last visible date, `YYYY-MM-DD`. */
export interface DateRange {
  from: string;
  to: string;
}

/** The dates of some weeks from that of a date on. */
export function weeksFrom(date: string, weeks: number): DateRange {
  const start = startOfItsWeek(parseDate(date));
  return { from: start.toString(), to: start.add({ weeks, days: -1 }).toString() };
}

/** A date of the week to begin with, so that the selected date is visible: today, unless that date is before or after the weeks. */
export function firstShown(weeks: number, today: string, selected: string | null) {
  const { from, to } = weeksFrom(today, weeks);
  return selected === null || isBetween(selected, from, to) ? today : selected;
}

/** Where the buttons lead from weeks that begin with `from`; they are of the month of the first week's last day. */
export function turnsFrom(from: string) {
  const start = parseDate(from);
  const month = startOfMonth(start.add({ days: 6 }));
  const hasEarlierWeeks = startOfItsWeek(month).compare(start) < 0;
  return {
    /** The previous weeks are of the same month. */
    hasEarlierWeeks,
    previous: (hasEarlierWeeks ? month : month.subtract({ months: 1 })).toString(),
    next: month.add({ months: 1 }).toString(),
  };
}

// In the time zone of `toDate`, so that the device's time zone does not shift the day.
const dateFormat = (locale: string, options: Intl.DateTimeFormatOptions) =>
  new DateFormatter(locale, { ...options, timeZone: 'UTC' });
const instantOf = (date: string) => parseDate(date).toDate('UTC');

/** A date, or a part of it, in words. */
export function formatDate(date: string, locale: string, options: Intl.DateTimeFormatOptions) {
  return dateFormat(locale, options).format(instantOf(date));
}

/** The months of the visible dates, with the years that are not today's. */
export function monthsBetween({ from, to }: DateRange, today: string, locale: string) {
  const formatOf = (date: string) => {
    const year = date.slice(0, 4) === today.slice(0, 4) ? undefined : 'numeric';
    return dateFormat(locale, { month: 'long', year });
  };
  if (from.slice(0, 4) === to.slice(0, 4))
    return formatOf(from).formatRange(instantOf(from), instantOf(to));
  // Not as a range, which repeats today's year and then pushes the buttons beside it to a second line.
  return [from, to].map((date) => formatOf(date).format(instantOf(date))).join(' ~ ');
}

/** The first and the last visible date without their year, unless that is not today's. */
export function daysBetween({ from, to }: DateRange, today: string, locale: string) {
  const isThisYear = [from, to].every((date) => date.slice(0, 4) === today.slice(0, 4));
  const year = isThisYear ? undefined : 'numeric';
  return dateFormat(locale, { year, month: 'long', day: 'numeric' }).formatRange(
    instantOf(from),
    instantOf(to),
  );
}

/** The first and the last visible date. */
export function datesBetween({ from, to }: DateRange, locale: string) {
  return dateFormat(locale, { dateStyle: 'long' }).formatRange(instantOf(from), instantOf(to));
}

/** The date to which a key moves the focus, as in a calendar of a month; undefined for other keys. */
export function dateByKey(from: string, key: string, isLarger: boolean) {
  const date = parseDate(from);
  const step = isLarger ? { years: 1 } : { months: 1 };
  const dates: Partial<Record<string, CalendarDate>> = {
    PageUp: date.subtract(step),
    PageDown: date.add(step),
    Home: startOfMonth(date),
    End: endOfMonth(date),
  };
  return dates[key]?.toString();
}

interface DayLabelParts {
  fullDate: string;
  isToday: boolean;
  isSelected: boolean;
  holidays: readonly string[];
  description: string | undefined;
  messages: Messages;
}

/** The accessible name of a day. */
export function dayLabel({ fullDate, isToday, isSelected, ...rest }: DayLabelParts) {
  const { holidays, description, messages } = rest;
  const day = isSelected ? `${fullDate} ${messages.selected}` : fullDate;
  return [isToday && messages.today, day, ...holidays, description].filter(Boolean).join(', ');
}
