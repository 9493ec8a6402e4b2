import { Skeleton } from '../Skeleton/index.ts';
import type { TableCellProps } from './TableCell.tsx';
import * as styles from './Table.css.ts';

interface SkeletonRowsProps {
  columns: readonly (TableCellProps['column'] & { key: string; isAction?: boolean })[];
  variants: TableCellProps['variants'];
  count: number;
}

/** Placeholder rows of the expected height. */
export function SkeletonRows({ columns, variants, count }: SkeletonRowsProps) {
  return Array.from({ length: count }, (_, row) => (
    <tr key={row} className={styles.row(variants)} aria-hidden="true">
      {columns.map(({ key, header, align, isPrimary, isFullWidth, isAction }) => (
        <td
          key={key}
          className={styles.cell({ align, ...variants })}
          data-label={header}
          data-primary={isPrimary || undefined}
          data-full-width={isFullWidth || undefined}
        >
          <span className={styles.placeholder({ isAction })}>
            <Skeleton />
          </span>
        </td>
      ))}
    </tr>
  ));
}
