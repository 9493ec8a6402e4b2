import { CalendarDate } from '@internationalized/date';

/** A date as people read it: `2026. 11. 22.`; an empty one is empty. */
export function formatDate(date: string) {
  const [year, month, day] = date.split('-').map(Number);
  return year && month && day ? `${year}. ${month}. ${day}.` : '';
}

const separated = /^(\d{4})\D{1,3}(\d{1,2})\D{1,3}(\d{1,2})\D?$/u;
const digits = /^(\d{4})(\d{2})(\d{2})$/u;

/** The date (`YYYY-MM-DD`) in a typed text such as `2026. 11. 22.`, `2026-11-22` or `20261122`; null where there is none. */
export function parseTyped(text: string): string | null {
  const match = separated.exec(text.trim()) ?? digits.exec(text.trim());
  if (match === null) return null;
  const [year, month, day] = match.slice(1).map(Number) as [number, number, number];
  // A date that does not exist becomes another one.
  const date = new CalendarDate(year, month, day);
  return date.month === month && date.day === day ? date.toString() : null;
}
