import { Button } from '@fitness/ui/Button';
import { Heading } from '@fitness/ui/Heading';
import { Fill, Inline } from '@fitness/ui/layout/Inline';
import { Show } from '@fitness/ui/layout/Show';
import { Stack } from '@fitness/ui/layout/Stack';
import { Pagination } from '@fitness/ui/Pagination';
import { Table, type TableColumn } from '@fitness/ui/Table';
import { Text } from '@fitness/ui/Text';
import { useRef } from 'react';
import { formatDate, formatWon } from '../../shared/format/format.ts';
import type { ListState } from '../../shared/list/list-state.ts';
import { pageOf } from '../../shared/list/pages.ts';
import { texts } from '../../shared/texts.ts';
import { useIsPrinting } from '../../shared/layout/use-is-printing.ts';
import { salesCsv } from './report/csv.ts';
import { download } from '../../shared/download.ts';
import { type Figures, figuresOf, type SalesRow, totalsOf } from './report/figures.ts';
import { type DateRange, daysIn } from './report/range.ts';
import { kindLabels, salesTexts } from './texts.ts';

/** As many days as the longest month. */
const pageSize = 31;

const won = (key: keyof Figures) => (row: SalesRow) => {
  const amount = figuresOf(row)[key];
  return (
    <Text as="span" tone={amount === 0 ? 'muted' : undefined}>
      {formatWon(amount)}
    </Text>
  );
};

const columns: TableColumn<SalesRow>[] = [
  {
    key: 'date',
    header: salesTexts.date,
    isRowHeader: true,
    isPrimary: true,
    render: ({ date }) => formatDate(date),
  },
  {
    key: 'total',
    header: salesTexts.amount,
    align: 'end',
    render: (row) => <strong>{won('total')(row)}</strong>,
  },
  { key: 'pt', header: kindLabels.pt, align: 'end', render: won('pt') },
  { key: 'pilates', header: kindLabels.pilates, align: 'end', render: won('pilates') },
  { key: 'health', header: kindLabels.health, align: 'end', render: won('health') },
];

function totalRow(rows: readonly SalesRow[], isPaged: boolean) {
  const { total, pt, pilates, health } = totalsOf(rows);
  return {
    date: isPaged ? salesTexts.totalOfAll : salesTexts.total,
    total: formatWon(total),
    pt: formatWon(pt),
    pilates: formatWon(pilates),
    health: formatWon(health),
  };
}

export interface SalesTableProps {
  state: ListState<SalesRow>;
  range: DateRange;
  page: number;
  onPageChange: (page: number) => void;
}

/** A row per day and the totals, with print and CSV export; print shows all pages. */
export function SalesTable({ state, range, page: wantedPage, onPageChange }: SalesTableProps) {
  const top = useRef<HTMLElement>(null);
  const isPrinting = useIsPrinting();
  const rows = state.status === 'ready' ? state.rows : [];
  const { rows: pageRows, page, pageCount } = pageOf(rows, wantedPage, pageSize);
  const turn = (next: number) => {
    onPageChange(next);
    top.current?.scrollIntoView({ block: 'nearest' });
  };
  return (
    <Stack as="section" ref={top} aria-label={salesTexts.table} gap="sm">
      <Inline gap="xs" minHeight="target">
        <Fill>
          <Heading level={2}>{salesTexts.table}</Heading>
        </Fill>
        {rows.length > 0 && (
          <>
            <Show above="tablet">
              <Button variant="ghost" size="sm" onPress={() => window.print()}>
                {salesTexts.print}
              </Button>
            </Show>
            <Show on="screen">
              <Button
                variant="secondary"
                size="sm"
                onPress={() => download(salesTexts.file(range), 'text/csv', salesCsv(rows))}
              >
                {salesTexts.export}
              </Button>
            </Show>
          </>
        )}
      </Inline>
      <Table
        label={salesTexts.table}
        columns={columns}
        rows={isPrinting ? rows : pageRows}
        rowKey={({ date }) => date}
        state={state}
        emptyText={texts.emptyList}
        footerRow={totalRow(rows, pageCount > 1)}
        skeletonRows={Math.min(7, daysIn(range))}
      />
      {pageCount > 1 && <Pagination page={page} pageCount={pageCount} onPageChange={turn} />}
    </Stack>
  );
}
