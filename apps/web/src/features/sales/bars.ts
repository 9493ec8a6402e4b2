import type { ChartItem } from '@fitness/ui/BarChart';
import { type CalendarDate, parseDate, startOfMonth, startOfWeek } from '@internationalized/date';
import { type Kind, type SalesRow, totalsOf } from './figures.ts';
import { type DateRange, daysIn } from './range.ts';
import type { chartTitles } from './texts.ts';

/** The time span of one bar. */
type Step = keyof typeof chartTitles;

/** Longer ranges, of more than three years, have no chart. */
export const maxCharted = 1096;

/** The step that the length of a range suggests. */
export function stepFor(range: DateRange): Step {
  const days = daysIn(range);
  return days <= 31 ? 'day' : days <= 182 ? 'week' : 'month';
}

const beginningOf: Record<Step, (date: CalendarDate) => CalendarDate> = {
  day: (date) => date,
  week: (date) => startOfWeek(date, 'ko-KR'),
  month: startOfMonth,
};

const oneOn: Record<Step, object> = { day: { days: 1 }, week: { weeks: 1 }, month: { months: 1 } };

const labelOf: Record<Step, (date: CalendarDate) => string> = {
  day: ({ month, day }) => `${month}. ${day}.`,
  week: ({ month, day }) => `${month}. ${day}.~`,
  month: ({ year, month }) => `${year}.${month}`,
};

/** The bars of a range over time; a step without sales has an empty bar. */
export function barsOf(rows: readonly SalesRow[], range: DateRange): ChartItem<Kind>[] {
  const step = stepFor(range);
  const first = parseDate(range.start);
  const bars = [];
  for (let date = beginningOf[step](first); date.toString() <= range.end;) {
    const next = date.add(oneOn[step]);
    const [id, end] = [date.toString(), next.toString()];
    bars.push({
      id,
      // The first week may start before the range.
      label: labelOf[step](step === 'week' && id < range.start ? first : date),
      values: totalsOf(rows.filter((row) => row.date >= id && row.date < end)),
    });
    date = next;
  }
  return bars;
}
