import { Table, type TableColumn, type TableSort } from '@fitness/ui/Table';
import { formatGender } from '../../shared/format/format.ts';
import { contactColumn, nameColumn } from '../../shared/list/columns.tsx';
import { type ListState, rowsOf } from '../../shared/list/list-state.ts';
import { texts } from '../../shared/texts.ts';
import { type Figure, figureLabels, formatFigure, totalOf, type Worker } from './figures.ts';
import { workerTexts } from './texts.ts';

const figureColumn = (figure: Figure, foldedPlace: 'end' | 'line'): TableColumn<Worker> => ({
  id: figure,
  header: figureLabels[figure],
  align: 'end',
  isSortable: true,
  foldedPlace,
  render: (worker) => formatFigure(figure, worker[figure]),
});

const columns: TableColumn<Worker>[] = [
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
  contactColumn<Worker>(9.5, ({ ph }) => ph),
  figureColumn('classMemberCount', 'line'),
  figureColumn('classSessionCount', 'end'),
];

/** The headers of the columns, in order. */
export const workerHeaders = columns.map(({ header }) => header);

type WorkerTableProps = {
  /** In the order of `sort`. */
  list: ListState<Worker>;
  sort: TableSort | null;
  onSortChange: (sort: TableSort) => void;
};

/** A row per trainer and the totals. */
export function WorkerTable({ list, sort, onSortChange }: WorkerTableProps) {
  const workers = rowsOf(list);
  const total = (figure: Figure) => formatFigure(figure, totalOf(workers, figure));
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
        classMemberCount: total('classMemberCount'),
        classSessionCount: total('classSessionCount'),
      }}
      phone="folded"
      skeletonRows={7}
    />
  );
}
