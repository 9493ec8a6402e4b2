import type { ReactNode } from 'react';
import { roles } from './roles.ts';
import type { TableColumn } from './Table.tsx';
import * as styles from './Table.css.ts';

export interface TableCellProps {
  column: Pick<TableColumn<never>, 'header' | 'align' | 'isRowHeader' | 'isPrimary'>;
  look: { columns: styles.Columns };
  children: ReactNode;
}

/** One value; its column's header stands beside it on phones, drawn by the style sheet so that it is not read twice. */
export function TableCell({ column, look, children }: TableCellProps) {
  const props = {
    className: styles.cell({ align: column.align, ...look }),
    'data-label': column.header,
    'data-primary': column.isPrimary || undefined,
  };
  if (column.isRowHeader) {
    return (
      <th {...roles.rowheader} scope="row" {...props}>
        <span className={styles.value}>{children}</span>
      </th>
    );
  }
  return (
    <td {...roles.cell} {...props}>
      <span className={styles.value}>{children}</span>
    </td>
  );
}
