import { isCalendarDate } from './is-calendar-date.ts';

/** Seoul has had UTC+9 without daylight saving time since 1988. */
const SEOUL_OFFSET = 9 * 3_600_000;
const FIRST_PLAUSIBLE = Date.UTC(2000, 0);
const LAST_PLAUSIBLE = Date.UTC(2100, 0);
const MOMENT =
  /^(\d{4})-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])(?:[T ]((?:[01]\d|2[0-3]):[0-5]\d)(?:(:[0-5]\d)(?:\.\d+)?)? ?(Z|[+-]\d\d:?\d\d)?)?$/i;
const CLOCK = /^(?:[01]\d|2[0-3]):[0-5]\d(?=(?::[0-5]\d(?:\.\d+)?)?$)/;

/** The date in Seoul of a date or a point in time, `YYYY-MM-DD`; null if it is invalid. */
export function readDate(value: unknown): string | null {
  return readMoment(value).slice(0, 10) || null;
}

/** The local time in Seoul, `YYYY-MM-DDTHH:mm:ss`; null for a date without a time. */
export function readDateTime(value: unknown): string | null {
  const moment = readMoment(value);
  return moment.includes('T') ? moment : null;
}

/** A time of day, `HH:mm`; a full date-time is read as by `readDateTime`. */
export function readTime(value: unknown): string | null {
  return CLOCK.exec(joined(value, '::.'))?.[0] ?? readDateTime(value);
}

function readMoment(value: unknown): string {
  if (typeof value === 'number')
    return value >= FIRST_PLAUSIBLE && value < LAST_PLAUSIBLE ? isoOf(value + SEOUL_OFFSET) : '';
  const [, year, month, date, clock, seconds = ':00', zone] =
    MOMENT.exec(joined(value, '--T::.')) ?? [];
  const day = `${year}-${month}-${date}`;
  if (!isCalendarDate(day)) return '';
  if (clock === undefined) return day;
  const local = `${day}T${clock}${seconds}`;
  return zone === undefined
    ? local
    : isoOf(
        Date.parse(`${local}${zone.toUpperCase().replace(/(\d\d):?(\d\d)/, '$1:$2')}`) +
          SEOUL_OFFSET,
      );
}

/** The text itself, or numbers such as `[2026, 11, 20, 6, 0]` joined with their separators. */
function joined(value: unknown, separators: string): string {
  if (typeof value === 'string') return value;
  if (!Array.isArray(value) || !value.every(Number.isInteger)) return '';
  return value
    .map(
      (part, index) =>
        `${index === 0 ? '' : separators[index - 1]}${String(part).padStart(2, '0')}`,
    )
    .join('');
}

/** Converts milliseconds to ISO 8601; empty if invalid or outside of four-digit years. */
function isoOf(milliseconds: number): string {
  const text = Number.isNaN(milliseconds) ? '' : new Date(milliseconds).toISOString();
  return /^\d{4}-/.test(text) ? text.slice(0, 19) : '';
}
