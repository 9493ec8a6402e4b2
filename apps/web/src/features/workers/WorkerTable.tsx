import { Table, type TableColumn } from '@fitness/ui/Table';
import { formatGender } from '../../lib/format.ts';
import { contactColumn, nameColumn } from '../../lib/list/columns.tsx';
import { type ListState, rowsOf } from '../../lib/list/list-state.ts';
import { texts } from '../../lib/texts.ts';
import { type Figure, figureLabels, formatFigure, totalOf, type Worker } from './figures.ts';
import { workerTexts } from './texts.ts';

const figureColumn = (figure: Figure, foldedPlace: 'end' | 'line'): TableColumn<Worker> => ({
  id: figure,
  header: figureLabels[figure],
  align: 'end',
  foldedPlace,
  render: (worker) => formatFigure(figure, worker[figure]),
});

const columns: TableColumn<Worker>[] = [
  {
    id: 'managerId',
    width: 4.5,
    header: workerTexts.id,
    render: ({ managerId }) => managerId,
  },
  nameColumn<Worker>(6, ({ nickname }) => nickname),
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

/** A row per trainer and the totals. */
export function WorkerTable({ list }: { list: ListState<Worker> }) {
  const workers = rowsOf(list);
  const total = (figure: Figure) => formatFigure(figure, totalOf(workers, figure));
  return (
    <Table
      label={workerTexts.table}
      columns={columns}
      items={workers}
      itemId={({ managerId }) => String(managerId)}
      state={list}
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
