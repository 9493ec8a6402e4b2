import type { ReactNode } from 'react';
import type { RootProps } from '../../internal/element-props.ts';
import * as styles from './Legend.css.ts';

/** The props of a Legend. */
export interface LegendProps extends RootProps {
  /** The accessible name, unless what it belongs to has one. */
  label?: string;
  items: readonly LegendItem[];
}

/** A sign and its meaning. */
export interface LegendItem {
  /** The sign as it appears in the chart or calendar; hidden from screen readers, for whom the marked elements describe it. */
  sign: ReactNode;
  label: string;
  /** A figure beside the label. */
  value?: ReactNode;
}

/** The legend of a calendar or chart. */
export function Legend({ label, items, ...root }: LegendProps) {
  const hasValues = items.some(({ value }) => value !== undefined);
  return (
    <ul
      {...root}
      role="list"
      aria-label={label}
      className={hasValues ? styles.withValues : styles.legend}
    >
      {items.map((item) => (
        <li key={item.label}>
          <span aria-hidden="true">{item.sign}</span>
          <span>{item.label}</span>
          {item.value !== undefined && <span className={styles.value}>{item.value}</span>}
        </li>
      ))}
    </ul>
  );
}
