import type { ReactNode } from 'react';
import type { TableColumn } from './Table.tsx';
import * as styles from './Table.css.ts';

/** The props of a TableCell. */
export interface TableCellProps {
  column: Pick<TableColumn<never>, 'header' | 'align' | 'isRowHeader' | 'isPrimary'>;
  variants: { columns: styles.Columns };
  children: ReactNode;
}

/** A cell; on phones the style sheet adds the column header, so that it is not read twice. */
export function TableCell({ column, variants, children }: TableCellProps) {
  const props = {
    className: styles.cell({ align: column.align, ...variants }),
    'data-label': column.header,
    'data-primary': column.isPrimary || undefined,
  };
  if (column.isRowHeader) {
    return (
      <th role="rowheader" scope="row" {...props}>
        <span className={styles.value}>{children}</span>
      </th>
    );
  }
  return (
    <td role="cell" {...props}>
      <span className={styles.value}>{children}</span>
    </td>
  );
}
