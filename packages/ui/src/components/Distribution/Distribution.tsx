import type { ReactNode } from 'react';
import type { RootProps } from '../../internal/element-props.ts';
import * as styles from './Distribution.css.ts';

/** A part of the whole. */
export interface DistributionItem {
  label: string;
  /** Its share of the whole, or of the greatest part, in percent. */
  share: number;
  /** The count with its unit; a Skeleton while loading. */
  count: ReactNode;
}

/** The props of a Distribution. */
export interface DistributionProps extends RootProps {
  /** The parts in display order, with unique labels. */
  items: readonly DistributionItem[];
}

/** The width of a bar; a share of nothing is not a number. */
const widthOf = (share: number) => `${Math.min(Math.max(share || 0, 0), 100)}%`;

/** The distribution of a whole: a bar and a number for each part. */
export function Distribution({ items, ...root }: DistributionProps) {
  return (
    <ul {...root} role="list" className={styles.list}>
      {items.map(({ label, share, count }) => (
        <li key={label} className={styles.row}>
          <span>{label}</span>
          <svg className={styles.track} aria-hidden="true">
            <rect width={widthOf(share)} height="100%" rx="4" />
          </svg>
          <span className={styles.count}>{count}</span>
        </li>
      ))}
    </ul>
  );
}
