import { getDayOfWeek, parseDate, parseDateTime } from '@internationalized/date';
import type { Clock } from './clock.ts';

/** A calendar date in Seoul, `YYYY-MM-DD`; dates compare as text. */
export type LocalDate = string;
/** A local time in Seoul without an offset, `YYYY-MM-DDTHH:mm:ss`; times compare as text. */
export type LocalDateTime = string;

// Seoul has kept UTC+9 without summer time since 1988.
const SEOUL_OFFSET_MS = 9 * 60 * 60 * 1000;

/** The present local time in Seoul, whatever the machine's zone. */
export function nowInSeoul(clock: Clock): LocalDateTime {
  return new Date(clock.now().getTime() + SEOUL_OFFSET_MS).toISOString().slice(0, 19);
}

export function today(clock: Clock): LocalDate {
  return dateOf(nowInSeoul(clock));
}

export function dateOf(time: LocalDateTime): LocalDate {
  return time.slice(0, 10);
}

/** The hour and minute of a local time, `HH:mm`. */
export function timeOf(time: LocalDateTime): string {
  return time.slice(11, 16);
}

export function addHours(time: LocalDateTime, hours: number): LocalDateTime {
  return parseDateTime(time).add({ hours }).toString();
}

export function addMinutes(time: LocalDateTime, minutes: number): LocalDateTime {
  return parseDateTime(time).add({ minutes }).toString();
}

/** The date so many days later (or earlier, when negative). */
export function addDays(date: LocalDate, days: number): LocalDate {
  return parseDate(date).add({ days }).toString();
}

/** The date so many months later; clamped to the last day of a shorter month. */
export function addMonths(date: LocalDate, months: number): LocalDate {
  return parseDate(date).add({ months }).toString();
}

export function daysBetween(from: LocalDate, to: LocalDate): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);
}

/** The day of the week, 0 for Sunday to 6 for Saturday. */
export function weekday(date: LocalDate): number {
  return getDayOfWeek(parseDate(date), 'ko-KR', 'sun');
}
