import { type ReactNode, useState } from 'react';
import type { RootProps } from '../../internal/element-props.ts';
import { visuallyHidden } from '../../internal/visually-hidden.css.ts';
import { useMessages } from '../../internal/messages/messages.ts';
import { Button } from '../Button/index.ts';
import { EmptyDrawing, EmptyState } from '../EmptyState/index.ts';
import type { TableSort } from './sort-rows.ts';
import { SortSelect } from './SortSelect.tsx';
import { type TableColumn, widthOf } from './table-column.ts';
import { TableHead } from './TableHead.tsx';
import { SkeletonRow, TableRow } from './TableRow.tsx';
import * as styles from './Table.css.ts';

/** The state of the rows; a failed table shows the error, its empty text and a retry button. */
export type TableState =
  | { status: 'loading' }
  | { status: 'failed'; onRetry: () => void }
  | { status: 'ready' };

/** The props of a Table. */
export interface TableProps<Row> extends RootProps {
  /** The accessible name. */
  label: string;
  columns: readonly TableColumn<Row>[];
  /** The rows of the current page; the caller filters and paginates. */
  items: readonly Row[];
  itemId: (row: Row) => string;
  state: TableState;
  /** Shown without rows and after a failure. */
  emptyText: string;
  /** What is missing without rows; the `emptyText` is then a small line below it. */
  emptyTitle?: string;
  /** The next step from an empty table: a Button or LinkButton. */
  emptyAction?: ReactNode;
  /** The totals below the rows, by the `id` of their column. */
  footerRow?: Readonly<Record<string, ReactNode>>;
  /** The order of the items, which the caller has sorted: `sortRows`. */
  sort?: TableSort | null;
  /** Called when the header of a sortable column is pressed, or an order is selected where there are no headers. */
  onSortChange?: (sort: TableSort) => void;
  /** Offers an order above the rows where there are no headers, by default. */
  hasSortSelect?: boolean;
  /** The number of placeholder rows while loading. */
  skeletonRows?: number;
  /**
   * The layout in a container, such as a column, that is narrower than 45rem: a card for each row (default), or folded rows with
   * some of the columns.
   */
  phone?: keyof typeof styles.containers;
  /** Rows that are initially expanded where rows are folded, for example with unsaved input. */
  isExpanded?: (row: Row) => boolean;
}

/** The width in rem of the columns that fit into the narrowest container in which a table has rows. */
const fewColumnsWidth = 44.75;

/**
 * A table that follows its container: where it is narrow, its rows are cards or folded rows; explicit ARIA roles keep the table
 * semantics despite their `display`.
 */
export function Table<Row>({
  label,
  columns,
  items,
  itemId,
  state,
  emptyText,
  emptyAction,
  phone = 'cards',
  hasSortSelect = true,
  ...rest
}: TableProps<Row>) {
  const { emptyTitle, footerRow, sort = null, skeletonRows = 5, isExpanded, id } = rest;
  const messages = useMessages();
  const isEmpty = state.status === 'ready' && items.length === 0;
  const minWidth = columns.reduce((sum, column) => sum + widthOf(column), 0);
  const container = styles.containers[phone];
  // Announced only after a change, because nobody asked for the first order.
  const [isAnnounced, setIsAnnounced] = useState(false);
  const changeSort = (next: TableSort) => {
    setIsAnnounced(true);
    rest.onSortChange?.(next);
  };
  const sortable = columns.filter(({ isSortable }) => isSortable);
  const sorted = sortable.find((column) => column.id === sort?.id);
  return (
    <div
      id={id}
      data-testid={rest['data-testid']}
      className={minWidth > fewColumnsWidth ? `${container} ${styles.manyColumns}` : container}
    >
      {hasSortSelect && sortable.length > 0 && (
        <div className={styles.sortSelect}>
          <SortSelect columns={sortable} sort={sort} onSort={changeSort} />
        </div>
      )}
      <div className={styles.frame}>
        <table
          role="table"
          aria-label={label}
          aria-busy={state.status === 'loading'}
          className={styles.table}
        >
          <TableHead columns={columns} sort={sort} onSort={changeSort} />
          <tbody role="rowgroup" className={styles.body}>
            {state.status === 'loading' &&
              Array.from({ length: skeletonRows }, (_, row) => (
                <SkeletonRow key={row} columns={columns} />
              ))}
            {state.status === 'ready' &&
              items.map((row) => (
                <TableRow
                  key={itemId(row)}
                  columns={columns}
                  isFolded={phone === 'folded'}
                  isUnfolded={isExpanded?.(row)}
                >
                  {(column, rowHeaderId) => column.render(row, rowHeaderId)}
                </TableRow>
              ))}
          </tbody>
          {footerRow && state.status === 'ready' && items.length > 0 && (
            <tfoot role="rowgroup" className={styles.body}>
              <TableRow columns={columns} isFooter>
                {({ id }) => footerRow[id]}
              </TableRow>
            </tfoot>
          )}
        </table>
        <div aria-live="polite">
          {state.status === 'loading' && <span className={visuallyHidden}>{messages.loading}</span>}
          {isAnnounced && sort && sorted && (
            <span className={visuallyHidden}>
              {messages.sortedBy(messages.sortOrder(sorted.header, sort.direction))}
            </span>
          )}
          {state.status === 'failed' && (
            <EmptyState
              drawing={<EmptyDrawing name="rack" />}
              title={messages.listFailed}
              detail={emptyText}
              action={
                <Button variant="secondary" onPress={state.onRetry}>
                  {messages.retry}
                </Button>
              }
            />
          )}
          {isEmpty && (
            <EmptyState
              drawing={<EmptyDrawing name="hook" />}
              title={emptyTitle ?? emptyText}
              detail={emptyTitle && emptyText}
              action={emptyAction}
            />
          )}
        </div>
      </div>
    </div>
  );
}
