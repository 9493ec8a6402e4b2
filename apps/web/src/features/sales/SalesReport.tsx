import { useQuery } from '@tanstack/react-query';
import { listStateOf } from '../../shared/list/list-state.ts';
import { SectionBoundary } from '../../shared/layout/SectionBoundary.tsx';
import { useSeoulToday } from '../../shared/dates/use-seoul-minute.ts';
import { useSalesAddress } from './address.ts';
import { salesReport } from './api.ts';
import { isSameRange, type DateRange, rangeBefore, untilToday } from './range.ts';
import { RangeForm } from './RangeForm.tsx';
import { SalesChart } from './SalesChart.tsx';
import * as styles from './SalesReport.css.ts';
import { SalesSummary } from './SalesSummary.tsx';
import { SalesTable } from './SalesTable.tsx';

/** Sales by range: the dates, the sum and how it compares, bars by kind, and a row for each day (docs/product.md#sales). */
export function SalesReport() {
  const today = useSeoulToday();
  const { range, page, show, turnTo } = useSalesAddress(today);
  const query = useQuery(salesReport(range));
  const before = useQuery(salesReport(rangeBefore(untilToday(range, today))));
  const state = listStateOf(query);

  const ask = (wanted: DateRange) => {
    if (!isSameRange(wanted, range)) return show(wanted);
    void before.refetch();
    return void query.refetch();
  };
  return (
    <div className={styles.root}>
      <RangeForm range={range} today={today} onShow={ask} />
      {state.status !== 'failed' && (
        <>
          <SectionBoundary data={query.data}>
            <SalesSummary state={state} before={listStateOf(before)} range={range} today={today} />
          </SectionBoundary>
          <SectionBoundary data={query.data}>
            <SalesChart state={state} range={range} />
          </SectionBoundary>
        </>
      )}
      <SectionBoundary data={query.data}>
        <SalesTable state={state} range={range} page={page} onPageChange={turnTo} />
      </SectionBoundary>
    </div>
  );
}
