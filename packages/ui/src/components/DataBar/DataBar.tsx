import type { ReactNode } from 'react';
import type { RootProps } from '../../internal/element-props.ts';
import * as styles from './DataBar.css.ts';

/** The props of a DataBar. */
export interface DataBarProps extends RootProps {
  /** The figure that the bar shows: no bar where it is null, an empty one where it is NaN. */
  value: number | null;
  /** The figure whose bar has the full width: the highest of the column. */
  maxValue: number;
  /** The figure as a text with its unit. */
  children: ReactNode;
  /** A short text beside the figure, such as its change. */
  note?: ReactNode;
}

/** The share of the full width, in percent. */
const percentOf = (value: number, maxValue: number) =>
  maxValue > 0 ? Math.min(100, Math.max(0, (value / maxValue) * 100)) : 0;

/** A figure above a bar, to compare the cells of a column; screen readers read the figure. */
export function DataBar({ value, maxValue, children, note, ...root }: DataBarProps) {
  const percent = percentOf(value || 0, maxValue);
  return (
    <span {...root} className={styles.root}>
      <span className={styles.line}>
        <span>{children}</span>
        {note !== undefined && <span className={styles.note}>{note}</span>}
      </span>
      <span className={styles.bar} aria-hidden="true">
        {value !== null && (
          <svg className={styles.drawing}>
            <rect className={styles.track} width="100%" height="100%" rx="2" />
            {percent > 0 && (
              <rect className={styles.filled} width={`${percent}%`} height="100%" rx="2" />
            )}
          </svg>
        )}
      </span>
    </span>
  );
}
