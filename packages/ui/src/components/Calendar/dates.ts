import { DateFormatter, parseDate, startOfWeek, type CalendarDate } from '@internationalized/date';
import type { Messages } from '../../internal/messages/messages.ts';

/** The month of a date as `YYYY-MM`. */
export function monthOf(date: CalendarDate | string) {
  return date.toString().slice(0, 7);
}

/** The first candidate in the month, otherwise its first day. */
export function initialFocus(month: string, candidates: (string | null)[]) {
  return parseDate(
    candidates.find((candidate) => candidate !== null && monthOf(candidate) === month) ??
      `${month}-01`,
  );
}

/** Whether a date (`YYYY-MM-DD`) is neither before `min` nor after `max`. */
export function isBetween(date: string, min: string | undefined, max: string | undefined) {
  return (min === undefined || date >= min) && (max === undefined || date <= max);
}

/** The date, or the nearest one between `min` and `max`. */
export function clampDate(date: CalendarDate, min: string | undefined, max: string | undefined) {
  if (min !== undefined && date.toString() < min) return parseDate(min);
  return max !== undefined && date.toString() > max ? parseDate(max) : date;
}

/** The first day of a date's week; null if it is the first week of the month. */
export function firstDayOfWeek(date: string, month: string) {
  const first = startOfWeek(parseDate(date), 'ko-KR', 'sun');
  return monthOf(date) === month && monthOf(first) === month && first.day > 1 ? first : null;
}

/** A date (`YYYY-MM-DD`) with its weekday in words. */
export function fullDateOf(date: string, locale: string) {
  // In the time zone of `toDate`, so that the device's time zone does not shift the day.
  const format = new DateFormatter(locale, { dateStyle: 'full', timeZone: 'UTC' });
  return format.format(parseDate(date).toDate('UTC'));
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
