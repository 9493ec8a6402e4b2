import { Fill, Inline } from '@fitness/ui/layout/Inline';
import { Show } from '@fitness/ui/layout/Show';
import { Stack } from '@fitness/ui/layout/Stack';
import { sortRows } from '@fitness/ui/Table';
import { Text } from '@fitness/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { useDayOf } from '../../shared/dates/use-day-of.ts';
import { useSeoulToday } from '../../shared/dates/use-seoul-now.ts';
import { ExportButtons } from '../../shared/export/ExportButtons.tsx';
import { PrintHeader } from '../../shared/export/PrintHeader.tsx';
import { SectionBoundary } from '../../shared/layout/SectionBoundary.tsx';
import { listStateOf, rowsOf, withRows } from '../../shared/list/list-state.ts';
import { RetryNotice } from '../../shared/list/RetryNotice.tsx';
import { useSearchParamsState } from '../../shared/url/use-search-params-state.ts';
import { monthParams, workerList } from './api.ts';
import { workerLines } from './csv.ts';
import { sortValues } from './figures.ts';
import { classTimeOf, daysOf, type Month, monthFrom, previousOf, stateOf } from './month.ts';
import { MonthForm } from './MonthForm.tsx';
import { MonthHeading } from './MonthHeading.tsx';
import { beforeTexts, monthName, workerTexts } from './texts.ts';
import { type Before, workerHeaders, WorkerTable } from './WorkerTable.tsx';

/** The trainers of the month before, requested after those of the month; null where there is nothing to compare with. */
function useBefore(month: Month, today: string, isEnabled: boolean): Before {
  const previous = stateOf(month, today) === 'future' ? null : previousOf(month);
  const query = useQuery({
    ...workerList(previous ?? month),
    enabled: isEnabled && previous !== null,
  });
  return previous && listStateOf(query);
}

/** The trainers' performance in a month, compared with the month before (docs/product.md#workers). */
export function WorkerReport() {
  const today = useSeoulToday();
  const [params, setParams] = useSearchParamsState(monthParams);
  const { sort } = params;
  const month = monthFrom(params, today, useDayOf(classTimeOf(params), today));
  const query = useQuery(workerList(month));
  const received = listStateOf(query);
  const workers = sortRows(rowsOf(received), sort, sortValues);
  const list = withRows(received, workers);
  const before = useBefore(month, today, list.status === 'ready');
  const choose = (chosen: Month) => setParams(chosen);
  return (
    <Stack gap="md">
      <PrintHeader about={monthName(month)} />
      <MonthForm month={month} today={today} list={list} before={before} onChoose={choose} />
      <Stack as="section" aria-label={workerTexts.table} gap="sm">
        <Show on="screen">
          <Inline gap="xs" minHeight="target">
            <Fill minimum="md">
              <MonthHeading month={month} today={today} onChoose={choose} />
            </Fill>
            {workers.length > 0 && (
              <ExportButtons
                file={workerTexts.file(daysOf(month, today))}
                lines={() => workerLines(workerHeaders, workers, before && rowsOf(before))}
              />
            )}
          </Inline>
        </Show>
        <SectionBoundary data={query.data}>
          <WorkerTable
            list={list}
            before={before}
            isRunning={stateOf(month, today) === 'current'}
            sort={sort}
            onSortChange={(chosen) => setParams({ sort: chosen }, { replace: true })}
          />
        </SectionBoundary>
        {(list.status === 'loading' || workers.length > 1) && (
          <Text size="sm" color="muted">
            {workerTexts.membersCounted}
          </Text>
        )}
        {list.status === 'ready' && before?.status === 'failed' && (
          <Show on="screen">
            <RetryNotice onRetry={before.onRetry} isRetrying={false}>
              {beforeTexts.failed}
            </RetryNotice>
          </Show>
        )}
      </Stack>
    </Stack>
  );
}
