import type { ReactNode } from 'react';
import { visuallyHidden } from '../../internal/visually-hidden.css.ts';
import { Button } from '../Button/index.ts';
import { EmptyState } from '../EmptyState/index.ts';
import { roles } from './roles.ts';
import { SkeletonRows } from './SkeletonRows.tsx';
import { TableCell } from './TableCell.tsx';
import * as styles from './Table.css.ts';

export interface TableColumn<Row> {
  /** Tells the columns apart, and finds their totals in `footerRow`. */
  key: string;
  /** The column header, and on phones the label beside the value. */
  header: string;
  /** What a row shows in this column. */
  render: (row: Row) => ReactNode;
  /** `end` for figures. */
  align?: styles.CellAlign;
  /** The column that names its row for screen readers. */
  isRowHeader?: boolean;
  /** The heading of a row's card on phones. */
  isPrimary?: boolean;
  /** The column holds a button or a field, whose height is kept free while loading. */
  isAction?: boolean;
}

/** How far the rows have come; a failed list shows its empty text and offers another try. */
export type TableState =
  | { status: 'loading' }
  | { status: 'failed'; onRetry: () => void; emptyText?: string }
  | { status: 'ready' };

export interface TableProps<Row> {
  /** The accessible name. */
  label: string;
  columns: readonly TableColumn<Row>[];
  /** The rows of the current page, and no others: searching and cutting into pages happen before. */
  rows: readonly Row[];
  /** What tells the rows apart. */
  rowKey: (row: Row) => string;
  state: TableState;
  /** Shown when there are no rows, or when they could not be loaded. */
  emptyText: string;
  /** The next step from an empty table: one Button or LinkButton. */
  emptyAction?: ReactNode;
  /** The totals under the rows, by column key. */
  footerRow?: Readonly<Record<string, ReactNode>>;
  /** A visible heading of the table. */
  caption?: ReactNode;
  /** How many rows to draw while loading. */
  skeletonRows?: number;
}

/** Rows under column headers; on phones each row is a card with the same labels, and still a row of a table when read out. */
export const Table = <Row,>({ label, columns, rows, rowKey, state, emptyText, emptyAction, ...rest }: TableProps<Row>) => {
  const { footerRow, caption, skeletonRows = 5 } = rest;
  const isEmpty = state.status === 'ready' && rows.length === 0;
  return (
    <div className={styles.frame}>
      <table {...roles.table} aria-label={label} aria-busy={state.status === 'loading'} className={styles.table}>
        {caption !== undefined && <caption className={styles.caption}>{caption}</caption>}
        <thead {...roles.rowgroup} className={styles.head}>
          <tr {...roles.row}>
            {columns.map(({ key, header, align }) => (
              <th key={key} {...roles.columnheader} scope="col" className={styles.header({ align })}>
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...roles.rowgroup} className={styles.body}>
          {state.status === 'loading' && <SkeletonRows columns={columns} count={skeletonRows} />}
          {state.status === 'ready' &&
            rows.map((row) => (
              <tr key={rowKey(row)} {...roles.row} className={styles.row}>
                {columns.map((column) => (
                  <TableCell key={column.key} column={column}>
                    {column.render(row)}
                  </TableCell>
                ))}
              </tr>
            ))}
        </tbody>
        {footerRow && state.status === 'ready' && rows.length > 0 && (
          <tfoot {...roles.rowgroup} className={styles.body}>
            <tr {...roles.row} className={styles.footerRow}>
              {columns.map((column) => (
                <TableCell key={column.key} column={column}>
                  {footerRow[column.key]}
                </TableCell>
              ))}
            </tr>
          </tfoot>
        )}
      </table>
      <div aria-live="polite">
        {state.status === 'loading' && <span className={visuallyHidden}>불러오는 중</span>}
        {state.status === 'failed' && (
          <EmptyState
            title={state.emptyText ?? emptyText}
            action={
              <Button variant="secondary" onPress={state.onRetry}>
                다시 시도
              </Button>
            }
          />
        )}
        {isEmpty && <EmptyState title={emptyText} action={emptyAction} />}
      </div>
    </div>
  );
};
