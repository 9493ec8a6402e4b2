import { query } from '../../shared/api/operations.ts';
import { pageParam, textParam } from '../../shared/url/params.ts';
import type { DateRange } from './report/range.ts';

/** The search params of the report. */
export const salesParams = { start: textParam, end: textParam, page: pageParam };

/** The sales of a range, a row for each day with a payment. */
export function salesReport({ start, end }: DateRange) {
  return query('getSalesReport', { query: { startDate: start, endDate: end } });
}
