import { useQuery } from '@tanstack/react-query';
import { formatWon } from '../../shared/format/format.ts';
import { listStateOf } from '../../shared/list/list-state.ts';
import { salesReport } from './api.ts';
import { totalsOf } from './report/figures.ts';
import { salesTexts } from './texts.ts';

/** The total of today (`YYYY-MM-DD`), as a strip shows it. */
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
