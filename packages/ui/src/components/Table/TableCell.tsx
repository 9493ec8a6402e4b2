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
  const { header, align, isRowHeader, isPrimary } = column;
  const [Cell, semantics] = isRowHeader
    ? (['th', { role: 'rowheader', scope: 'row' }] as const)
    : (['td', { role: 'cell' }] as const);
  return (
    <Cell
      {...semantics}
      className={styles.cell({ align, ...variants })}
      data-label={header}
      data-primary={isPrimary || undefined}
    >
      <span className={styles.value}>{children}</span>
    </Cell>
  );
}
