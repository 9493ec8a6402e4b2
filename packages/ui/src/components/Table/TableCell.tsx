import type { ReactNode } from 'react';
import * as cards from './cards.css.ts';
import * as folded from './folded.css.ts';
import * as styles from './Table.css.ts';

/** A column of a table. */
export interface TableColumn<Row> {
  /** Identifies the column, also in `footerRow`. */
  id: string;
  /** The column header; on phones the label of each value. */
  header: string;
  /** Renders the cell; use `rowHeaderId` in `aria-describedby` of a control whose label repeats in each row. */
  render: (row: Row, rowHeaderId: string) => ReactNode;
  /** The minimum width in rem and the share of the remaining width; by default 8.5. */
  width?: number;
  /** `end` for numbers. */
  align?: styles.CellAlign;
  /** Keeps a date or a phone number on one line. */
  isUnwrapped?: boolean;
  /** The column that names its row for screen readers. */
  isRowHeader?: boolean;
  /** Whether the cell is the heading of the row's card on phones. */
  isPrimary?: boolean;
  /** Whether the value has the full width of the card on phones, without its label. */
  isFullWidth?: boolean;
  /** Whether the column contains a button or a field, whose height skeleton rows reserve. */
  isAction?: boolean;
  /**
   * The position of the value in a collapsed row: beside the heading, or on a line below it. If any column has one, rows on
   * phones are collapsed, and a press shows the other columns.
   */
  foldedPlace?: 'end' | 'below' | 'belowEnd';
}

/** The style variants of all cells of a table. */
export interface TableVariants {
  columns: styles.Columns;
  isFolded: boolean;
}

/** The properties of a column that its cells need. */
export type CellColumn = Omit<TableColumn<never>, 'render' | 'width'>;

/** The position of a column in a collapsed row. */
export function placeOf({ isPrimary, foldedPlace }: CellColumn): folded.FoldedPlace {
  return isPrimary ? 'title' : (foldedPlace ?? 'detail');
}

/** The classes of a cell. */
export function cellClass(column: CellColumn, { columns, isFolded }: TableVariants) {
  const narrow = isFolded ? folded.cell[placeOf(column)] : cards.cell;
  return `${styles.cell({ align: column.align, columns })} ${narrow({ columns })}`;
}

/** The props of a TableCell. */
export interface TableCellProps {
  column: CellColumn;
  variants: TableVariants;
  /** The id of the content of a row header. */
  rowHeaderId?: string;
  /** The button that expands the row, beside the content of its header. */
  toggle?: ReactNode;
  children: ReactNode;
}

/** A cell; on phones the style sheet adds the column header, so that it is not read twice. */
export function TableCell({ column, variants, rowHeaderId, toggle, children }: TableCellProps) {
  const { header, isUnwrapped, isRowHeader, isPrimary, isFullWidth } = column;
  const [Cell, semantics] = isRowHeader
    ? (['th', { role: 'rowheader', scope: 'row' }] as const)
    : (['td', { role: 'cell' }] as const);
  return (
    <Cell
      {...semantics}
      className={cellClass(column, variants)}
      data-label={header}
      data-primary={isPrimary || undefined}
      data-full-width={isFullWidth || undefined}
    >
      <span id={isRowHeader ? rowHeaderId : undefined} className={styles.value({ isUnwrapped })}>
        {children}
      </span>
      {isRowHeader && toggle}
    </Cell>
  );
}
