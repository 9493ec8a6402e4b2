import { type ReactNode, useId } from 'react';
import type { RootProps } from '../../internal/element-props.ts';
import { type SeriesColor, seriesFill } from '../../internal/series/series-fill.ts';
import { gap } from '../../internal/series/series.css.ts';
import { SeriesPatterns } from '../../internal/series/SeriesPatterns.tsx';
import { SeriesSwatch } from '../../internal/series/SeriesSwatch.tsx';
import * as styles from './Breakdown.css.ts';

/** A part of the whole. */
export interface BreakdownItem {
  label: string;
  /** The lightness and pattern of its part of the bar. */
  series: SeriesColor;
  /** Its share of the whole in percent; that of all parts adds up to 100. */
  share: number;
  /** The amount with its unit; a Skeleton while loading. */
  value: ReactNode;
  /** The share as a text. */
  note?: ReactNode;
}

/** The props of a Breakdown. */
export interface BreakdownProps extends RootProps {
  /** The parts in display order, with unique labels. */
  items: readonly BreakdownItem[];
}

/** What a whole is made of: one bar, and the amount and share of each part. */
export function Breakdown({ items, ...root }: BreakdownProps) {
  const patternsId = useId();
  const parts = items.map((item, index) => ({
    ...item,
    start: items.slice(0, index).reduce((sum, { share }) => sum + share, 0),
  }));
  return (
    <div {...root} className={styles.root}>
      <SeriesPatterns id={patternsId} />
      <svg className={styles.bar} aria-hidden="true">
        {parts.map(({ label, series, share, start }) => (
          <g key={label}>
            <rect
              x={`${start}%`}
              width={`${share}%`}
              height="100%"
              fill={seriesFill(patternsId, series)}
            />
            {start > 0 && share > 0 && (
              <line className={gap} x1={`${start}%`} x2={`${start}%`} y2="100%" />
            )}
          </g>
        ))}
      </svg>
      <ul role="list" className={styles.list}>
        {items.map(({ label, series, value, note }) => (
          <li key={label} className={styles.row}>
            <SeriesSwatch patternsId={patternsId} color={series} />
            <span className={styles.fitting}>
              <span className={styles.label}>{label}</span>
              <span className={styles.fitting}>
                <span className={styles.value}>{value}</span>
                <span className={styles.note}>{note}</span>
              </span>
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
