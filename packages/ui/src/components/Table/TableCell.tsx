import type { ReactNode } from 'react';
import * as styles from './Table.css.ts';

/** A column of a table. */
export interface TableColumn<Row> {
  /** Identifies the column, also in `footerRow`. */
  key: string;
  /** The column header; on phones the label of each value. */
  header: string;
  /** A control whose label repeats in each row is described by the cell that names the row. */
  render: (row: Row, rowHeaderId: string) => ReactNode;
  /** The least width in rem and the share of the remaining width; by default 8.5. */
  width?: number;
  /** `end` for numbers. */
  align?: styles.CellAlign;
  /** Keeps a date or a phone number on one line. */
  isUnwrapped?: boolean;
  /** The column that names its row for screen readers. */
  isRowHeader?: boolean;
  /** The heading of the card that a row is on phones. */
  isPrimary?: boolean;
  /** Its value is as wide as the card that a row is on phones, without its label. */
  isFullWidth?: boolean;
  /** The column contains a button or a field, whose height loading rows reserve. */
  isAction?: boolean;
}

/** The props of a TableCell. */
export interface TableCellProps {
  column: Pick<
    TableColumn<never>,
    'header' | 'align' | 'isUnwrapped' | 'isRowHeader' | 'isPrimary' | 'isFullWidth'
  >;
  variants: { columns: styles.Columns };
  /** The id of the content of a row header. */
  rowHeaderId?: string;
  children: ReactNode;
}

/** A cell; on phones the style sheet adds the column header, so that it is not read twice. */
export function TableCell({ column, variants, rowHeaderId, children }: TableCellProps) {
  const { header, align, isUnwrapped, isRowHeader, isPrimary, isFullWidth } = column;
  const [Cell, semantics] = isRowHeader
    ? (['th', { role: 'rowheader', scope: 'row' }] as const)
    : (['td', { role: 'cell' }] as const);
  return (
    <Cell
      {...semantics}
      className={styles.cell({ align, ...variants })}
      data-label={header}
      data-primary={isPrimary || undefined}
      data-full-width={isFullWidth || undefined}
    >
      <span id={isRowHeader ? rowHeaderId : undefined} className={styles.value({ isUnwrapped })}>
        {children}
      </span>
    </Cell>
  );
}
