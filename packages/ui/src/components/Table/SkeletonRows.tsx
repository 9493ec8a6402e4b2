import { Skeleton } from '../Skeleton/index.ts';
import type { TableCellProps } from './TableCell.tsx';
import * as styles from './Table.css.ts';

export interface SkeletonRowsProps {
  columns: readonly (TableCellProps['column'] & { key: string; isAction?: boolean })[];
  look: TableCellProps['look'];
  count: number;
}

/** Rows of the height of those that come; hidden from screen readers, which are told that the table is busy. */
export function SkeletonRows({ columns, look, count }: SkeletonRowsProps) {
  return Array.from({ length: count }, (_, row) => (
    <tr key={row} className={styles.row(look)} aria-hidden="true">
      {columns.map(({ key, header, align, isPrimary, isAction }) => (
        <td
          key={key}
          className={styles.cell({ align, ...look })}
          data-label={header}
          data-primary={isPrimary || undefined}
        >
          <span className={styles.placeholder({ isAction })}>
            <Skeleton />
          </span>
        </td>
      ))}
    </tr>
  ));
}
