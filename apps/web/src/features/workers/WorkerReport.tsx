import { Stack } from '@fitness/ui/layout/Stack';
import { useQuery } from '@tanstack/react-query';
import { listStateOf } from '../../shared/list/list-state.ts';
import { SectionBoundary } from '../../shared/layout/SectionBoundary.tsx';
import { useSeoulToday } from '../../shared/dates/use-seoul-now.ts';
import { textParam } from '../../shared/url/params.ts';
import { useSearchParamsState } from '../../shared/url/use-search-params-state.ts';
import { workerList } from './api.ts';
import { monthFrom } from './month.ts';
import { MonthForm } from './MonthForm.tsx';
import { WorkerCharts } from './WorkerCharts.tsx';
import { WorkerTable } from './WorkerTable.tsx';

const monthParams = { year: textParam, month: textParam };

/** The trainers' performance in a month as table and charts (docs/product.md#workers). */
export function WorkerReport() {
  const today = useSeoulToday();
  const [params, setParams] = useSearchParamsState(monthParams);
  const month = monthFrom(params, today);
  const query = useQuery(workerList(month));
  const state = listStateOf(query);
  return (
    <Stack gap="md">
      <MonthForm
        month={month}
        today={today}
        state={state}
        onChoose={(chosen) => setParams(chosen, { replace: true })}
      />
      <SectionBoundary data={query.data}>
        <WorkerTable state={state} />
      </SectionBoundary>
      <SectionBoundary data={query.data}>
        <WorkerCharts state={state} />
      </SectionBoundary>
    </Stack>
  );
}
