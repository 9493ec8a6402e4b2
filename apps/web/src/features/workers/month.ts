import { endOfMonth, parseDate } from '@internationalized/date';

/** A month of a year, `YYYY` and `MM`. */
export type Month = { year: string; month: string };

const firstYear = 2023;
/** The years up to this one are always options. */
const lastGivenYear = 2025;

/** The years from 2023 up to the latest of 2025, the current year and the selected year (docs/product.md#workers). */
export function yearsOn(today: string, chosen = today) {
  const last = Math.max(lastGivenYear, ...[today, chosen].map((date) => Number(date.slice(0, 4))));
  return Array.from({ length: last - firstYear + 1 }, (_, index) => String(firstYear + index));
}

export const months = Array.from({ length: 12 }, (_, index) => String(index + 1).padStart(2, '0'));

/** The given month, or the current one if the month was not an option on `day`. */
export function monthFrom({ year, month }: Month, today: string, day = today): Month {
  if (yearsOn(day).includes(year) && months.includes(month)) return { year, month };
  return { year: today.slice(0, 4), month: today.slice(5, 7) };
}

/** The first day of a month, as the operation expects it. */
export function classTimeOf({ year, month }: Month) {
  return `${year}-${month}-01`;
}

export function stateOf({ year, month }: Month, today: string): 'past' | 'current' | 'future' {
  const [asked, current] = [`${year}-${month}`, today.slice(0, 7)];
  if (asked === current) return 'current';
  return asked < current ? 'past' : 'future';
}

/** The month that is a number of months later, or earlier if it is negative. */
function monthsAfter(month: Month, months: number): Month {
  const [year = '', number = ''] = parseDate(classTimeOf(month))
    .add({ months })
    .toString()
    .split('-');
  return { year, month: number };
}

/** The month before, unless it cannot be chosen. */
export function previousOf(month: Month): Month | null {
  const previous = monthsAfter(month, -1);
  return Number(previous.year) < firstYear ? null : previous;
}

/** The next month, unless it has not begun. */
export function nextOf(month: Month, today: string): Month | null {
  const next = monthsAfter(month, 1);
  return stateOf(next, today) === 'future' ? null : next;
}

/** The days of a month whose performance is known: of the current month those until today. */
export function daysOf(month: Month, today: string) {
  const start = classTimeOf(month);
  const last = endOfMonth(parseDate(start)).toString();
  return { start, end: stateOf(month, today) === 'current' ? today : last };
}
