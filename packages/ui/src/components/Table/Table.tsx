import { assignInlineVars } from '@vanilla-extract/dynamic';
import type { ReactNode } from 'react';
import { visuallyHidden } from '../../internal/visually-hidden.css.ts';
import { Button } from '../Button/index.ts';
import { EmptyState } from '../EmptyState/index.ts';
import { roles } from './roles.ts';
import { SkeletonRows } from './SkeletonRows.tsx';
import { TableCell } from './TableCell.tsx';
import * as styles from './Table.css.ts';

/** A column: its header, its place, and what a row shows in it. */
export interface TableColumn<Row> {
  /** Tells the columns apart, and finds their totals in `footerRow`. */
  key: string;
  /** The column header, and on phones the label beside the value. */
  header: string;
  /** What a row shows in this column. */
  render: (row: Row) => ReactNode;
  /** Its least width in rem, and its share of what is left over; 8.5 unless told. So no column moves when rows come or change. */
  width?: number;
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

/** What a table may take of a tablet's width, in rem. */
const tabletWidth = 44.75;

const widthOf = ({ width = 8.5 }: { width?: number }) => width;

/** Rows under column headers; on phones each row is a card with the same labels, and still a row of a table when read out. */
export function Table<Row>({
  label,
  columns,
  rows,
  rowKey,
  state,
  emptyText,
  emptyAction,
  ...rest
}: TableProps<Row>) {
  const { footerRow, caption, skeletonRows = 5 } = rest;
  const isEmpty = state.status === 'ready' && rows.length === 0;
  const least = columns.reduce((sum, column) => sum + widthOf(column), 0);
  const look = { columns: least > tabletWidth ? 'many' : 'few' } as const;
  return (
    <div className={styles.frame(look)}>
      <table
        {...roles.table}
        aria-label={label}
        aria-busy={state.status === 'loading'}
        className={styles.table(look)}
        style={assignInlineVars({ [styles.leastWidth]: `${least}rem` })}
      >
        {caption !== undefined && <caption className={styles.caption(look)}>{caption}</caption>}
        <thead {...roles.rowgroup} className={styles.head(look)}>
          <tr {...roles.row}>
            {columns.map((column) => (
              <th
                key={column.key}
                {...roles.columnheader}
                scope="col"
                className={styles.header({ align: column.align })}
                style={{ inlineSize: `${widthOf(column)}rem` }}
              >
                {column.header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...roles.rowgroup} className={styles.body(look)}>
          {state.status === 'loading' && (
            <SkeletonRows columns={columns} look={look} count={skeletonRows} />
          )}
          {state.status === 'ready' &&
            rows.map((row) => (
              <tr key={rowKey(row)} {...roles.row} className={styles.row(look)}>
                {columns.map((column) => (
                  <TableCell key={column.key} column={column} look={look}>
                    {column.render(row)}
                  </TableCell>
                ))}
              </tr>
            ))}
        </tbody>
        {footerRow && state.status === 'ready' && rows.length > 0 && (
          <tfoot {...roles.rowgroup} className={styles.body(look)}>
            <tr {...roles.row} className={styles.footerRow(look)}>
              {columns.map((column) => (
                <TableCell key={column.key} column={column} look={look}>
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
}
