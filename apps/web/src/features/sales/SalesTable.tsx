import { Table, type TableColumn } from '@fitness/ui/Table';
import { Inline } from '@fitness/ui/layout/Inline';
import { Stack } from '@fitness/ui/layout/Stack';
import { CsvButton } from '../../lib/CsvButton.tsx';
import { formatDate, formatWon } from '../../lib/format.ts';
import { type ListState, rowsOf } from '../../lib/list/list-state.ts';
import { usePages } from '../../lib/list/use-pages.tsx';
import { texts } from '../../lib/texts.ts';
import { figuresOf, salesLines, type SalesRow, shownFigures } from './figures.ts';
import { type DateRange, daysIn } from './range.ts';
import { figureLabels, salesTexts } from './texts.ts';

/** A page shows as many days as the longest month has. */
const pageSize = 31;

const columns: TableColumn<SalesRow>[] = [
  {
    id: 'date',
    header: salesTexts.date,
    isRowHeader: true,
    render: ({ date }) => formatDate(date),
  },
  ...shownFigures.map((key): TableColumn<SalesRow> => ({
    id: key,
    header: figureLabels[key],
    align: 'end',
    render: (row) => {
      const amount = figuresOf(row)[key];
      return key === 'total' ? <strong>{formatWon(amount)}</strong> : formatWon(amount);
    },
    foldedPlace: key === 'total' ? 'end' : undefined,
  })),
];

type SalesTableProps = {
  list: ListState<SalesRow>;
  range: DateRange;
  page: number;
  onPageChange: (page: number) => void;
};

/** A row per day, with CSV export. */
export function SalesTable({ list, range, page, onPageChange }: SalesTableProps) {
  const rows = rowsOf(list);
  const { top, rows: shown, pagination } = usePages(rows, page, pageSize, onPageChange);
  return (
    <Stack as="section" ref={top} aria-label={salesTexts.table} gap="sm">
      <Table
        label={salesTexts.table}
        columns={columns}
        items={shown}
        itemId={({ date }) => date}
        state={list}
        emptyText={texts.emptyList}
        phone="folded"
        skeletonRows={Math.min(7, daysIn(range))}
      />
      {pagination}
      {rows.length > 0 && (
        <Inline justify="end">
          <CsvButton file={salesTexts.file(range)} lines={() => salesLines(rows)} />
        </Inline>
      )}
    </Stack>
  );
}
