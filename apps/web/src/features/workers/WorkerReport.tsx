import { Stack } from '@fitness/ui/layout/Stack';
import { Table, type TableColumn } from '@fitness/ui/Table';
import { useQuery } from '@tanstack/react-query';
import { useDayOf } from '../../shared/dates/use-day-of.ts';
import { useSeoulToday } from '../../shared/dates/use-seoul-now.ts';
import { formatCount, formatGender } from '../../shared/format/format.ts';
import { SectionBoundary } from '../../shared/layout/SectionBoundary.tsx';
import { listStateOf, rowsOf } from '../../shared/list/list-state.ts';
import { nameColumn, phoneColumn } from '../../shared/list/columns.tsx';
import { texts } from '../../shared/texts.ts';
import { useSearchParamsState } from '../../shared/url/use-search-params-state.ts';
import { monthParams, type Worker, workerList } from './api.ts';
import { classTimeOf, monthFrom } from './month.ts';
import { MonthForm } from './MonthForm.tsx';
import { workerTexts } from './texts.ts';
import { WorkerCharts } from './WorkerCharts.tsx';

const columns: TableColumn<Worker>[] = [
  { id: 'managerId', width: 5, header: '번호', render: ({ managerId }) => managerId },
  nameColumn(6.5, ({ nickname }) => nickname),
  { id: 'gender', width: 5, header: '성별', render: ({ gender }) => formatGender(gender) },
  { ...phoneColumn<Worker>(12, ({ ph }) => ph), foldedPlace: 'below' },
  {
    id: 'classMemberCount',
    width: 8.5,
    header: workerTexts.members,
    align: 'end',
    render: ({ classMemberCount }) => formatCount(classMemberCount, '명'),
    foldedPlace: 'belowEnd',
  },
  {
    id: 'classSessionCount',
    width: 7.5,
    header: workerTexts.sessions,
    align: 'end',
    render: ({ classSessionCount }) => formatCount(classSessionCount, '회'),
    foldedPlace: 'end',
  },
];

/** The trainers' performance in a month as table and charts (docs/product.md#workers). */
export function WorkerReport() {
  const today = useSeoulToday();
  const [params, setParams] = useSearchParamsState(monthParams);
  const month = monthFrom(params, today, useDayOf(classTimeOf(params), today));
  const query = useQuery(workerList(month));
  const list = listStateOf(query);
  return (
    <Stack gap="md">
      <MonthForm
        month={month}
        today={today}
        list={list}
        onChoose={(chosen) => setParams(chosen, { replace: true })}
      />
      <SectionBoundary data={query.data}>
        <Table
          label={workerTexts.table}
          columns={columns}
          items={rowsOf(list)}
          itemId={({ managerId }) => String(managerId)}
          state={list}
          emptyTitle={workerTexts.none}
          emptyText={texts.emptyList}
          phone="folded"
          skeletonRows={6}
        />
      </SectionBoundary>
      {list.status !== 'failed' && (
        <SectionBoundary data={query.data}>
          <WorkerCharts workers={query.data} />
        </SectionBoundary>
      )}
    </Stack>
  );
}
