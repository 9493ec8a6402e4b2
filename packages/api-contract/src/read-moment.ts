/** Seoul has had UTC+9 without daylight saving time since 1988. */
const SEOUL_OFFSET = 9 * 3_600_000;
const FIRST_PLAUSIBLE = Date.UTC(2000, 0);
const LAST_PLAUSIBLE = Date.UTC(2100, 0);
const MOMENT = /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d)(?:(:\d\d)(?:\.\d+)?)? ?(Z|[+-]\d\d:?\d\d)?)?$/i;
const CLOCK = /^(?:[01]\d|2[0-3]):[0-5]\d(?=(?::[0-5]\d(?:\.\d+)?)?$)/;

/** The day in Seoul of a date or a point in time, `YYYY-MM-DD`; null where there is no such day. */
export function readDate(value: unknown): string | null {
  return readMoment(value).slice(0, 10) || null;
}

/** The local time in Seoul, `YYYY-MM-DDTHH:mm:ss`; null for a mere day. */
export function readDateTime(value: unknown): string | null {
  const moment = readMoment(value);
  return moment.includes('T') ? moment : null;
}

/** A time of day, `HH:mm`; one that came with its day keeps it, as `readDateTime` gives it. */
export function readTime(value: unknown): string | null {
  return CLOCK.exec(joined(value, '::.'))?.[0] ?? readDateTime(value);
}

function readMoment(value: unknown): string {
  if (typeof value === 'number') return value >= FIRST_PLAUSIBLE && value < LAST_PLAUSIBLE ? isoOf(value + SEOUL_OFFSET) : '';
  const [, day = '', clock, seconds = ':00', zone] = MOMENT.exec(joined(value, '--T::.')) ?? [];
  const local = isoOf(Date.parse(`${day}T${clock ?? '00:00'}${seconds}Z`));
  // Browsers read 2026-02-30 as 2 March or not at all.
  if (day === '' || !local.startsWith(day)) return '';
  if (clock === undefined) return day;
  if (zone === undefined) return local;
  return isoOf(Date.parse(`${day}T${clock}${seconds}${zone.toUpperCase().replace(/(\d\d):?(\d\d)/, '$1:$2')}`) + SEOUL_OFFSET);
}

/** The text itself, or whole numbers put together as in `[2026, 11, 20, 6, 0]`, each after its separator. */
function joined(value: unknown, separators: string): string {
  if (typeof value === 'string') return value;
  if (!Array.isArray(value) || !value.every(Number.isInteger)) return '';
  return value.map((part, index) => `${index === 0 ? '' : separators[index - 1]}${String(part).padStart(2, '0')}`).join('');
}

/** Empty for what is no point in time, or lies beyond the years of four figures. */
function isoOf(milliseconds: number): string {
  const text = Number.isNaN(milliseconds) ? '' : new Date(milliseconds).toISOString();
  return /^\d{4}-/.test(text) ? text.slice(0, 19) : '';
}
