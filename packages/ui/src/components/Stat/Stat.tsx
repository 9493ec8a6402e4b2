import type { ReactNode } from 'react';
import type { RootProps } from '../../internal/element-props.ts';
import type { tokens } from '../../theme/index.ts';
import * as styles from './Stat.css.ts';

/** The props of a Stat. */
export interface StatProps extends RootProps {
  label: ReactNode;
  /** A figure or a short text; adjacent content, such as a Badge, wraps. */
  value: ReactNode;
  /** A line below the value: a share, a comparison. */
  note?: ReactNode;
  /** Marks it with the colour of a chart series. */
  series?: keyof typeof tokens.color.series;
}

/** A figure with its label, inside a StatGroup. */
export function Stat({ label, value, note, series, ...root }: StatProps) {
  const mark = series === undefined ? '' : ` ${styles.marked[series]}`;
  return (
    <div {...root} className={styles.stat + mark}>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.value}>{value}</dd>
      {note !== undefined && <dd className={styles.note}>{note}</dd>}
    </div>
  );
}
