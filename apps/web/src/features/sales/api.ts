import { useQuery } from '@tanstack/react-query';
import { query } from '../../api/operations.ts';
import { formatWon } from '../../lib/format.ts';
import { listStateOf } from '../../lib/list/list-state.ts';
import { pageParam, textParam } from '../../lib/params.ts';
import { totalsOf } from './figures.ts';
import type { DateRange } from './range.ts';
import { salesTexts } from './texts.ts';

/** The search params of the report. */
export const salesParams = { start: textParam, end: textParam, page: pageParam };

/** The sales of a range, a row for each day with a payment. */
export function salesReport({ start, end }: DateRange) {
  return query('getSalesReport', { query: { startDate: start, endDate: end } });
}

/** The total of today (`YYYY-MM-DD`), as the home page shows it. */
export function useTodaySales(today: string) {
  const list = listStateOf(useQuery(salesReport({ start: today, end: today })));
  const label = salesTexts.today;
  return {
    facts:
      list.status === 'ready'
        ? [{ label, value: formatWon(totalsOf(list.rows).total) }]
        : list.status,
    expected: [label],
  };
}
