import { assignInlineVars } from '@vanilla-extract/dynamic';
import type { ReactNode } from 'react';
import { visuallyHidden } from '../../internal/visually-hidden.css.ts';
import { useMessages } from '../../internal/messages/messages.ts';
import { Button } from '../Button/index.ts';
import { EmptyDrawing, type EmptyDrawingName, EmptyState } from '../EmptyState/index.ts';
import * as cards from './cards.css.ts';
import { SkeletonRows } from './SkeletonRows.tsx';
import * as folded from './folded.css.ts';
import { type TableColumn, placeOf } from './TableCell.tsx';
import { TableRow } from './TableRow.tsx';
import * as styles from './Table.css.ts';

/** The state of the rows; a failed table shows the error, its empty text and a retry button. */
export type TableState =
  | { status: 'loading' }
  | { status: 'failed'; onRetry: () => void }
  | { status: 'ready' };

/** The props of a Table. */
export interface TableProps<Row> {
  /** The accessible name. */
  label: string;
  columns: readonly TableColumn<Row>[];
  /** The rows of the current page; the caller filters and paginates. */
  items: readonly Row[];
  itemId: (row: Row) => string;
  state: TableState;
  /** Shown without rows and after a failure. */
  emptyText: string;
  /** `search` if a search or a filter has no results. */
  emptyDrawing?: EmptyDrawingName;
  /** The next step from an empty table: a Button or LinkButton. */
  emptyAction?: ReactNode;
  /** The totals below the rows, by column key. */
  footerRow?: Readonly<Record<string, ReactNode>>;
  /** A visible heading. */
  caption?: ReactNode;
  /** The number of placeholder rows while loading. */
  skeletonRows?: number;
  /** Rows that are initially expanded in the collapsed layout, for example with unsaved input. */
  isExpanded?: (row: Row) => boolean;
}

/** The width in rem that a table can take on a tablet. */
const tabletWidth = 44.75;

const widthOf = ({ width = 8.5 }: { width?: number }) => width;

/** A table whose rows are cards on phones; explicit ARIA roles keep the table semantics despite their `display`. */
export function Table<Row>({
  label,
  columns,
  items,
  itemId,
  state,
  emptyText,
  emptyAction,
  ...rest
}: TableProps<Row>) {
  const { emptyDrawing = 'list', footerRow, caption, skeletonRows = 5, isExpanded } = rest;
  const messages = useMessages();
  const isEmpty = state.status === 'ready' && items.length === 0;
  const minWidth = columns.reduce((sum, column) => sum + widthOf(column), 0);
  const look = { columns: minWidth > tabletWidth ? 'many' : 'few' } as const;
  const isFolded = columns.some(({ foldedPlace }) => foldedPlace !== undefined);
  const variants = { ...look, isFolded };
  const narrow = isFolded ? folded : cards;
  const hasEnd = columns.some(({ foldedPlace }) => foldedPlace === 'end');
  const head = isFolded ? folded.head[hasEnd ? 'visible' : 'hidden'] : cards.head;
  return (
    <div className={isFolded ? `${styles.frame(look)} ${folded.list(look)}` : styles.frame(look)}>
      <table
        role="table"
        aria-label={label}
        aria-busy={state.status === 'loading'}
        className={styles.table(look)}
        style={assignInlineVars({ [styles.minWidth]: `${minWidth}rem` })}
      >
        {caption !== undefined && <caption className={styles.caption(look)}>{caption}</caption>}
        <thead role="rowgroup" className={head(look)}>
          <tr role="row" className={isFolded ? folded.headRow(look) : undefined}>
            {columns.map((column) => {
              const place = isFolded ? ` ${folded.headCell[placeOf(column)](look)}` : '';
              return (
                <th
                  key={column.id}
                  role="columnheader"
                  scope="col"
                  className={styles.header({ align: column.align, ...look }) + place}
                  style={assignInlineVars({ [styles.columnWidth]: `${widthOf(column)}rem` })}
                >
                  {column.header}
                </th>
              );
            })}
          </tr>
        </thead>
        <tbody role="rowgroup" className={narrow.body(look)}>
          {state.status === 'loading' && (
            <SkeletonRows columns={columns} variants={variants} count={skeletonRows} />
          )}
          {state.status === 'ready' &&
            items.map((row) => (
              <TableRow
                key={itemId(row)}
                columns={columns}
                variants={variants}
                isUnfolded={isExpanded?.(row)}
              >
                {(column, rowHeaderId) => column.render(row, rowHeaderId)}
              </TableRow>
            ))}
        </tbody>
        {footerRow && state.status === 'ready' && items.length > 0 && (
          <tfoot role="rowgroup" className={narrow.body(look)}>
            <TableRow columns={columns} variants={variants} isFooter>
              {({ id }) => footerRow[id]}
            </TableRow>
          </tfoot>
        )}
      </table>
      <div aria-live="polite">
        {state.status === 'loading' && <span className={visuallyHidden}>{messages.loading}</span>}
        {state.status === 'failed' && (
          <EmptyState
            drawing={<EmptyDrawing name="list" />}
            title={messages.listFailed}
            description={emptyText}
            action={
              <Button variant="secondary" onPress={state.onRetry}>
                {messages.retry}
              </Button>
            }
          />
        )}
        {isEmpty && (
          <EmptyState
            drawing={<EmptyDrawing name={emptyDrawing} />}
            title={emptyText}
            action={emptyAction}
          />
        )}
      </div>
    </div>
  );
}
