import type { RootProps } from '../../internal/element-props.ts';
import { Skeleton, SkeletonGroup } from '../Skeleton/index.ts';
import type { RowListProps } from './RowList.tsx';
import * as styles from './RowList.css.ts';

/** The props of a RowListSkeleton. */
export interface RowListSkeletonProps extends RootProps, Pick<RowListProps, 'density' | 'columns'> {
  /** The expected number of rows. */
  rows: number;
  /** Announced to screen readers. */
  label?: string;
}

/** The placeholder of a loading RowList. */
export function RowListSkeleton({ rows, density, columns, ...group }: RowListSkeletonProps) {
  return (
    <SkeletonGroup {...group}>
      <div className={styles.list({ density, columns })} aria-hidden="true">
        {Array.from({ length: rows }, (_, row) => (
          <div key={row} className={styles.row}>
            <span className={styles.lead}>
              <Skeleton sampleText="00:00" />
            </span>
            <div className={styles.body}>
              <div className={styles.text}>
                <Skeleton />
              </div>
            </div>
          </div>
        ))}
      </div>
    </SkeletonGroup>
  );
}
