import { Stack } from '@fitness/ui/layout/Stack';
import { useQuery } from '@tanstack/react-query';
import { SectionBoundary } from '../../lib/SectionBoundary.tsx';
import { useSeoulToday } from '../../lib/clock.ts';
import { listStateOf } from '../../lib/list/list-state.ts';
import { useSearchParamsState } from '../../lib/search-params.ts';
import { RangeForm } from './RangeForm.tsx';
import { SalesChart } from './SalesChart.tsx';
import { SalesSummary } from './SalesSummary.tsx';
import { SalesTable } from './SalesTable.tsx';
import { salesParams, salesReport } from './api.ts';
import { maxCharted } from './bars.ts';
import { chosenRange, type DateRange, daysIn, isSameRange, oneDay } from './range.ts';

/** The sales of a range: summary, trend and table (docs/product.md#sales). */
export function SalesReport() {
  const today = useSeoulToday();
  const [params, setParams] = useSearchParamsState(salesParams);
  const chosen = chosenRange(params);
  const range = chosen ?? oneDay(today);
  const query = useQuery(salesReport(range));
  const list = listStateOf(query);

  const show = (wanted: DateRange) => {
    const isShown = isSameRange(wanted, range);
    if (!isShown || chosen === null) setParams({ ...wanted, page: 1 }, { replace: isShown });
    if (isShown) void query.refetch();
  };
  // One bar would only repeat the sum, and none say nothing.
  const days = daysIn(range);
  const hasTrend = days > 1 && days <= maxCharted && query.data?.length !== 0;
  return (
    <Stack gap="md">
      <RangeForm chosen={chosen} today={today} onShow={show} />
      {list.status !== 'failed' && (
        <SectionBoundary data={query.data}>
          <SalesSummary rows={query.data} range={range} today={today} />
          {hasTrend && <SalesChart rows={query.data} range={range} />}
        </SectionBoundary>
      )}
      {/* A new key after a failure, which replaces the whole report, so that the table is mounted again instead of moved. */}
      <SectionBoundary key={list.status === 'failed' ? 'failure' : 'table'} data={query.data}>
        <SalesTable
          list={list}
          range={range}
          page={params.page}
          onPageChange={(page) => setParams({ ...range, page })}
        />
      </SectionBoundary>
    </Stack>
  );
}
