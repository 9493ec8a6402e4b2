import { Table, type TableColumn } from '@fitness/ui/Table';
import { formatCount, formatPhone, noValue } from '../../shared/format/format.ts';
import { formatGender } from '../../shared/format/gender.ts';
import type { ListState } from '../../shared/list/list-state.ts';
import { texts } from '../../shared/texts.ts';
import { workerTexts } from './texts.ts';
import type { Worker } from './workers.ts';

const columns: TableColumn<Worker>[] = [
  { key: 'managerId', width: 5, header: '번호', render: ({ managerId }) => managerId },
  {
    key: 'nickname',
    width: 6.5,
    header: '이름',
    isRowHeader: true,
    isPrimary: true,
    render: ({ nickname }) => nickname ?? noValue,
  },
  { key: 'gender', width: 5, header: '성별', render: ({ gender }) => formatGender(gender) },
  {
    key: 'ph',
    width: 12,
    header: '연락처',
    isUnwrapped: true,
    render: ({ ph }) => formatPhone(ph),
  },
  {
    key: 'classMemberCount',
    width: 8.5,
    header: workerTexts.members,
    align: 'end',
    render: ({ classMemberCount }) => formatCount(classMemberCount, '명'),
  },
  {
    key: 'classSessionCount',
    width: 7.5,
    header: workerTexts.sessions,
    align: 'end',
    render: ({ classSessionCount }) => formatCount(classSessionCount, '회'),
  },
];

/** A row per trainer, in the server's order. */
export function WorkerTable({ state }: { state: ListState<Worker> }) {
  return (
    <Table
      label={workerTexts.table}
      columns={columns}
      rows={state.status === 'ready' ? state.rows : []}
      rowKey={({ managerId }) => String(managerId)}
      state={state}
      emptyText={texts.emptyList}
      skeletonRows={6}
    />
  );
}
