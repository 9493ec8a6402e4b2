import { query } from '../../api/operations.ts';
import { textParam } from '../../lib/params.ts';

/** A month of a year, `YYYY` and `MM`. */
export type Month = { year: string; month: string };

const firstYear = 2023;
/** The years up to this one are always options. */
const lastGivenYear = 2025;

/** The years from 2023 to 2025, or up to the current year (docs/product.md#workers). */
export function yearsOn(today: string) {
  const last = Math.max(lastGivenYear, Number(today.slice(0, 4)));
  return Array.from({ length: last - firstYear + 1 }, (_, index) => String(firstYear + index));
}

export const months = Array.from({ length: 12 }, (_, index) => String(index + 1).padStart(2, '0'));

/** The given month, or the current one if the month is not an option. */
export function monthFrom({ year, month }: Month, today: string): Month {
  if (yearsOn(today).includes(year) && months.includes(month)) return { year, month };
  return { year: today.slice(0, 4), month: today.slice(5, 7) };
}

/** The first day of a month, as the operation expects it. */
export function classTimeOf({ year, month }: Month) {
  return `${year}-${month}-01`;
}

/** The search params of the report. */
export const monthParams = {
  year: textParam,
  month: textParam,
};

/** The performance of each trainer in a month. */
export function workerList(month: Month) {
  return query('listWorkers', { query: { classTime: classTimeOf(month) } });
}
