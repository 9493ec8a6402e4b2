import { Inline } from '@fitness/ui/layout/Inline';
import { Stack } from '@fitness/ui/layout/Stack';
import { sortRows } from '@fitness/ui/Table';
import { Text } from '@fitness/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { useDayOf } from '../../shared/dates/use-day-of.ts';
import { useSeoulToday } from '../../shared/dates/use-seoul-now.ts';
import { CsvButton } from '../../shared/export/CsvButton.tsx';
import { PrintHeader } from '../../shared/export/PrintHeader.tsx';
import { SectionBoundary } from '../../shared/layout/SectionBoundary.tsx';
import { listStateOf, rowsOf, withRows } from '../../shared/list/list-state.ts';
import { useSearchParamsState } from '../../shared/url/use-search-params-state.ts';
import { monthParams, workerList } from './api.ts';
import { workerLines } from './csv.ts';
import { sortValues } from './figures.ts';
import { classTimeOf, monthFrom } from './month.ts';
import { MonthForm } from './MonthForm.tsx';
import { workerTexts } from './texts.ts';
import { workerHeaders, WorkerTable } from './WorkerTable.tsx';

/** The trainers' performance in a month (docs/product.md#workers). */
export function WorkerReport() {
  const today = useSeoulToday();
  const [params, setParams] = useSearchParamsState(monthParams);
  const { sort } = params;
  const month = monthFrom(params, today, useDayOf(classTimeOf(params), today));
  const query = useQuery(workerList(month));
  const received = listStateOf(query);
  const workers = sortRows(rowsOf(received), sort, sortValues);
  return (
    <Stack gap="md">
      <PrintHeader
        about={workerTexts.monthName({ year: month.year, month: Number(month.month) })}
      />
      <MonthForm month={month} today={today} onChoose={setParams} />
      <Stack as="section" aria-label={workerTexts.table} gap="sm">
        <SectionBoundary data={query.data}>
          <WorkerTable
            list={withRows(received, workers)}
            sort={sort}
            onSortChange={(chosen) => setParams({ sort: chosen }, { replace: true })}
          />
        </SectionBoundary>
        {(received.status === 'loading' || workers.length > 0) && (
          <Inline gap="sm" justify="between" minHeight="target">
            <Text size="sm" color="muted">
              {workerTexts.membersCounted}
            </Text>
            {workers.length > 0 && (
              <CsvButton
                file={workerTexts.file(month)}
                lines={() => workerLines(workerHeaders, workers)}
              />
            )}
          </Inline>
        )}
      </Stack>
    </Stack>
  );
}
