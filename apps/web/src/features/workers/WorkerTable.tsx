import { DataBar } from '@fitness/ui/DataBar';
import { Skeleton } from '@fitness/ui/Skeleton';
import { Table, type TableColumn, type TableSort } from '@fitness/ui/Table';
import { formatGender } from '../../shared/format/format.ts';
import { nameColumn, phoneColumn } from '../../shared/list/columns.tsx';
import { type ListState, rowsOf } from '../../shared/list/list-state.ts';
import { texts } from '../../shared/texts.ts';
import { CountBefore } from './CountBefore.tsx';
import {
  type Figure,
  figureLabels,
  formatFigure,
  highestOf,
  sameWorker,
  totalOf,
  type Worker,
} from './figures.ts';
import { workerTexts } from './texts.ts';

/** The workers of the month before; null where there is nothing to compare with. */
export type Before = ListState<Worker> | null;

type WorkerTableProps = {
  /** In the order of `sort`. */
  list: ListState<Worker>;
  before: Before;
  isRunning: boolean;
  sort: TableSort | null;
  onSortChange: (sort: TableSort) => void;
};

/** A row per trainer with bars against the highest count and the totals. */
export function WorkerTable({ list, before, isRunning, sort, onSortChange }: WorkerTableProps) {
  const workers = rowsOf(list);
  const noteOn = (
    figure: Figure,
    count: number | null,
    countBefore: (workers: readonly Worker[]) => number | null,
  ) => {
    if (before === null || before.status === 'failed') return undefined;
    const known = before.status === 'loading' ? before.status : countBefore(before.rows);
    return <CountBefore figure={figure} count={count} before={known} isRunning={isRunning} />;
  };
  const figureColumn = (figure: Figure, foldedPlace: 'end' | 'line'): TableColumn<Worker> => {
    const highest = highestOf(workers, figure);
    return {
      id: figure,
      width: 10.25,
      header: figureLabels[figure],
      align: 'end',
      isSortable: true,
      foldedPlace,
      skeleton: (
        <DataBar value={null} maxValue={0}>
          <Skeleton sampleText={formatFigure(figure, 10)} />
        </DataBar>
      ),
      render: (worker) => (
        <DataBar
          value={worker[figure]}
          maxValue={highest}
          note={noteOn(figure, worker[figure], (all) => sameWorker(all, worker)?.[figure] ?? null)}
        >
          {formatFigure(figure, worker[figure])}
        </DataBar>
      ),
    };
  };
  const totalCell = (figure: Figure) => {
    const total = totalOf(workers, figure);
    return (
      <DataBar
        value={null}
        maxValue={0}
        note={noteOn(figure, total, (all) => totalOf(all, figure))}
      >
        {formatFigure(figure, total)}
      </DataBar>
    );
  };
  const columns = [
    ...personColumns,
    figureColumn('classMemberCount', 'line'),
    figureColumn('classSessionCount', 'end'),
  ];
  return (
    <Table
      label={workerTexts.table}
      columns={columns}
      items={workers}
      itemId={({ managerId }) => String(managerId)}
      state={list}
      sort={sort}
      onSortChange={onSortChange}
      emptyTitle={workerTexts.none}
      emptyText={texts.emptyList}
      footerRow={{
        name: workerTexts.total,
        classMemberCount: totalCell('classMemberCount'),
        classSessionCount: totalCell('classSessionCount'),
      }}
      phone="folded"
      skeletonRows={7}
    />
  );
}

const personColumns: TableColumn<Worker>[] = [
  {
    id: 'managerId',
    width: 4.5,
    header: workerTexts.id,
    isSortable: true,
    render: ({ managerId }) => managerId,
  },
  { ...nameColumn<Worker>(6, ({ nickname }) => nickname), isSortable: true },
  {
    id: 'gender',
    width: 4,
    header: workerTexts.gender,
    render: ({ gender }) => formatGender(gender),
  },
  phoneColumn<Worker>(9.5, ({ ph }) => ph),
];

/** The headers of the columns, in order. */
export const workerHeaders = [
  ...personColumns.map(({ header }) => header),
  ...Object.values(figureLabels),
];
