import type { ChartItem } from '@fitness/ui/BarChart';
import {
  type CalendarDate,
  parseDate,
  startOfMonth,
  startOfWeek,
  startOfYear,
} from '@internationalized/date';
import { type Kind, type SalesRow, totalsOf } from './figures.ts';
import type { chartTitles } from '../texts.ts';
import { type DateRange, daysIn } from './range.ts';

/** The time span of one bar. */
export type Step = keyof typeof chartTitles;

/** The maximum number of days in a range that each step is chosen for; longer ranges use years. */
const maxDays = { day: 31, week: 182, month: 1096 };

/** The step that the length of a range suggests. */
export function stepFor(range: DateRange): Step {
  const days = daysIn(range);
  return (['day', 'week', 'month'] as const).find((step) => days <= maxDays[step]) ?? 'year';
}

const beginningOf: Record<Step, (date: CalendarDate) => CalendarDate> = {
  day: (date) => date,
  week: (date) => startOfWeek(date, 'ko-KR'),
  month: startOfMonth,
  year: startOfYear,
};

const oneOn: Record<Step, object> = {
  day: { days: 1 },
  week: { weeks: 1 },
  month: { months: 1 },
  year: { years: 1 },
};

const labelOf: Record<Step, (date: CalendarDate) => string> = {
  day: ({ month, day }) => `${month}. ${day}.`,
  week: ({ month, day }) => `${month}. ${day}.~`,
  month: ({ year, month }) => `${year}.${month}`,
  year: ({ year }) => `${year}`,
};

const dayOf = ({ date }: SalesRow) => date.slice(0, 10);

/** The key of the step that a day (`YYYY-MM-DD`) belongs to; without calendar objects, since there may be many rows. */
const keyOf: Record<Step, (day: string) => string | number> = {
  day: (day) => day,
  // The weeks since the first Sunday after 1970-01-01, a Thursday.
  week: (day) => Math.floor((Date.parse(day) / 86_400_000 - 3) / 7),
  month: (day) => day.slice(0, 7),
  year: (day) => day.slice(0, 4),
};

/** The bars of a range over time; a step without sales has an empty bar. */
export function barsOf(rows: readonly SalesRow[], range: DateRange): ChartItem<Kind>[] {
  const step = stepFor(range);
  const dates = rows.map(dayOf).sort();
  // Leading and trailing years without sales are left out.
  const drawn =
    step === 'year'
      ? { start: dates.at(0) ?? range.start, end: dates.at(-1) ?? range.start }
      : range;
  const end = parseDate(drawn.end);
  const places = new Map<string | number, { label: string; rows: SalesRow[] }>();
  for (
    let date = beginningOf[step](parseDate(drawn.start));
    date.compare(end) <= 0;
    date = date.add(oneOn[step])
  ) {
    // The first week may start before the range.
    const first = date.toString() < drawn.start && step === 'week' ? parseDate(drawn.start) : date;
    places.set(keyOf[step](date.toString()), { label: labelOf[step](first), rows: [] });
  }
  for (const row of rows) places.get(keyOf[step](dayOf(row)))?.rows.push(row);
  return Array.from(places, ([id, place]) => ({
    id: String(id),
    label: place.label,
    values: totalsOf(place.rows),
  }));
}
