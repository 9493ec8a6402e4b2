import type { ChartItem } from '@fitness/ui/BarChart';
import {
  type CalendarDate,
  parseDate,
  startOfMonth,
  startOfWeek,
  startOfYear,
} from '@internationalized/date';
import { type Kind, type SalesRow, totalsOf } from './figures.ts';
import { type DateRange, daysIn } from './range.ts';

/** The time span of one bar. */
export type Step = 'day' | 'week' | 'month' | 'year';

/** The maximum number of days in a range for each step; longer ranges use years. */
const maxDays = { day: 31, week: 182, month: 1096 };

export function stepFor(range: DateRange): Step {
  const days = daysIn(range);
  if (days <= maxDays.day) return 'day';
  if (days <= maxDays.week) return 'week';
  return days <= maxDays.month ? 'month' : 'year';
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
  const places = new Map<string, { label: string; rows: SalesRow[] }>();
  for (
    let date = beginningOf[step](parseDate(drawn.start));
    date.compare(end) <= 0;
    date = date.add(oneOn[step])
  ) {
    // The first week may start before the range.
    const first = date.toString() < drawn.start && step === 'week' ? parseDate(drawn.start) : date;
    places.set(date.toString(), { label: labelOf[step](first), rows: [] });
  }
  for (const row of rows)
    places.get(beginningOf[step](parseDate(dayOf(row))).toString())?.rows.push(row);
  return Array.from(places, ([id, place]) => ({
    id,
    label: place.label,
    values: totalsOf(place.rows),
  }));
}
