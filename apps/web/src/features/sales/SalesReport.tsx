import { Stack } from '@fitness/ui/layout/Stack';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { PrintHeader } from '../../shared/export/PrintHeader.tsx';
import { listStateOf } from '../../shared/list/list-state.ts';
import { SectionBoundary } from '../../shared/layout/SectionBoundary.tsx';
import { useDayOf } from '../../shared/dates/use-day-of.ts';
import { useSeoulToday } from '../../shared/dates/use-seoul-now.ts';
import { useSearchParamsState } from '../../shared/url/use-search-params-state.ts';
import { salesBefore, salesParams, salesReport } from './api.ts';
import { stepFor, type Step } from './report/bars.ts';
import { chosenRange, type DateRange, daysIn, isSameRange, oneDay } from './report/range.ts';
import { formatRange } from './report/report-format.ts';
import { RangeForm } from './RangeForm.tsx';
import { SalesChart } from './SalesChart.tsx';
import { SalesSummary } from './SalesSummary.tsx';
import { SalesTable } from './SalesTable.tsx';

/** The sales of a range: summary, trend and table (docs/product.md#sales). */
export function SalesReport() {
  const today = useSeoulToday();
  const [params, setParams] = useSearchParamsState(salesParams);
  const { start, end } = params;
  const dayOfChoice = useDayOf(`${start} ${end}`, today);
  const chosen = useMemo(() => chosenRange({ start, end }, dayOfChoice), [start, end, dayOfChoice]);
  const range = useMemo(() => chosen ?? oneDay(today), [chosen, today]);
  const query = useQuery(salesReport(range));
  const before = useQuery(salesBefore(range, today));
  const list = listStateOf(query);

  const show = (wanted: DateRange) => {
    const isShown = isSameRange(wanted, range);
    if (!isShown || chosen === null) setParams({ ...wanted, page: 1 }, { replace: isShown });
    if (!isShown) return;
    void before.refetch();
    void query.refetch();
  };
  const chooseStep = useCallback((by: Step) => setParams({ by }, { replace: true }), [setParams]);
  // One bar would only repeat the summary.
  const hasTrend = daysIn(range) > 1;
  return (
    <Stack gap="md">
      <PrintHeader about={formatRange(range)} />
      <RangeForm chosen={chosen} today={today} onShow={show} />
      {list.status !== 'failed' && (
        <>
          <SectionBoundary data={query.data}>
            <SalesSummary
              rows={query.data}
              before={listStateOf(before)}
              range={range}
              today={today}
            />
          </SectionBoundary>
          {hasTrend && (
            <SectionBoundary data={query.data}>
              <SalesChart
                rows={query.data}
                range={range}
                step={stepFor(range, params.by)}
                onStepChange={chooseStep}
              />
            </SectionBoundary>
          )}
        </>
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
