import { queryOptions } from '@tanstack/react-query';
import { apiOf } from '../../shared/api/api-of.ts';
import { pageParam, textParam } from '../../shared/url/params.ts';
import { type DateRange, rangeBefore, untilToday } from './report/range.ts';

/** The search params of the report. */
export const salesParams = { start: textParam, end: textParam, page: pageParam };

/** The sales of a range, a row for each day with a payment. */
export function salesReport({ start, end }: DateRange) {
  return queryOptions({
    queryKey: ['getSalesReport', start, end],
    queryFn: ({ client, signal }) =>
      apiOf(client).GET('/api/{product}/admin/sales/reports', {
        params: { query: { startDate: start, endDate: end } },
        signal,
      }),
  });
}

/** The sales of the days before a range, which it is compared with; of the part until `today` (`YYYY-MM-DD`, Asia/Seoul). */
export function salesBefore(range: DateRange, today: string) {
  return salesReport(rangeBefore(untilToday(range, today)));
}
