import { Skeleton } from '../Skeleton/index.ts';
import * as cards from './cards.css.ts';
import * as folded from './folded.css.ts';
import * as styles from './Table.css.ts';
import { cellClass, type CellColumn, type TableVariants } from './TableCell.tsx';

interface SkeletonRowsProps {
  columns: readonly CellColumn[];
  variants: TableVariants;
  count: number;
}

/** Placeholder rows of the expected height. */
export function SkeletonRows({ columns, variants, count }: SkeletonRowsProps) {
  const look = { columns: variants.columns };
  const narrow = variants.isFolded ? folded : cards;
  return Array.from({ length: count }, (_, row) => (
    <tr key={row} className={`${styles.row(look)} ${narrow.row(look)}`} aria-hidden="true">
      {columns.map((column) => (
        <td
          key={column.id}
          className={cellClass(column, variants)}
          data-label={column.header}
          data-primary={column.isPrimary || undefined}
          data-full-width={column.isFullWidth || undefined}
        >
          <span className={styles.placeholder({ isAction: column.isAction })}>
            <Skeleton />
          </span>
        </td>
      ))}
    </tr>
  ));
}
