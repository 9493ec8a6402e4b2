import { queryOptions } from '@tanstack/react-query';
import { api } from '../../shared/api/client.ts';
import type { DateRange } from './report/range.ts';

/** The sales of a range, a row for each day with a payment. */
export function salesReport({ start, end }: DateRange) {
  return queryOptions({
    queryKey: ['getSalesReport', start, end],
    queryFn: ({ signal }) =>
      api.GET('/api/{product}/admin/sales/reports', {
        params: { query: { startDate: start, endDate: end } },
        signal,
      }),
  });
}
