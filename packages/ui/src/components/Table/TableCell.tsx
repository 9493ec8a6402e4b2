import type { ReactNode } from 'react';
import { roles } from './roles.ts';
import type { TableColumn } from './Table.tsx';
import * as styles from './Table.css.ts';

export interface TableCellProps {
  column: Pick<TableColumn<never>, 'header' | 'align' | 'isRowHeader' | 'isPrimary'>;
  children: ReactNode;
}

/** One value; its column's header stands beside it on phones, drawn by the style sheet so that it is not read twice. */
export const TableCell = ({ column, children }: TableCellProps) => {
  const className = styles.cell({ align: column.align, isPrimary: column.isPrimary });
  if (column.isRowHeader) {
    return (
      <th {...roles.rowheader} scope="row" className={className} data-label={column.header}>
        <span className={styles.value}>{children}</span>
      </th>
    );
  }
  return (
    <td {...roles.cell} className={className} data-label={column.header}>
      <span className={styles.value}>{children}</span>
    </td>
  );
};
