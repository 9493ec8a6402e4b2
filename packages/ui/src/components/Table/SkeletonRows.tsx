import { Skeleton } from '../Skeleton/index.ts';
import * as styles from './Table.css.ts';
import { cellAttributes, type CellColumn, type TableLayout } from './TableCell.tsx';

interface SkeletonRowsProps {
  columns: readonly CellColumn[];
  layout: TableLayout;
  count: number;
}

/** Placeholder rows of the expected height. */
export function SkeletonRows({ columns, layout, count }: SkeletonRowsProps) {
  return Array.from({ length: count }, (_, row) => (
    <tr key={row} className={styles.row(layout)} aria-hidden="true">
      {columns.map((column) => (
        <td key={column.id} className={styles.cell(layout)} {...cellAttributes(column)}>
          <span className={styles.placeholder({ isAction: column.isAction })}>
            <Skeleton />
          </span>
        </td>
      ))}
    </tr>
  ));
}
