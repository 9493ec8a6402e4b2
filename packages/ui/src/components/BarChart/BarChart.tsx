import { useId } from 'react';
import type { RootProps } from '../../internal/element-props.ts';
import { SeriesPatterns } from '../../internal/series/SeriesPatterns.tsx';
import * as styles from './BarChart.css.ts';
import { barsOf, endsOf, niceScale, type ChartItem, type ChartSeries } from './geometry.ts';
import { VerticalBars } from './VerticalBars.tsx';
import { Legend } from './BarChartLegend.tsx';

/** The props of a BarChart. */
export interface BarChartProps<Key extends string = string> extends RootProps {
  /** The accessible name; the exact values belong in a table below. */
  label: string;
  series: readonly ChartSeries<Key>[];
  items: readonly ChartItem<Key>[];
  /** Formats the value of a bar, in a short form for phones. */
  formatValue: (value: number) => string;
  isStacked?: boolean;
}

/** Values over time as bars; series differ in lightness or pattern. */
export function BarChart({
  label,
  series,
  items,
  formatValue,
  isStacked = false,
  ...root
}: BarChartProps) {
  const patternId = useId();
  const scale = niceScale(items.flatMap((row) => endsOf(row, series, isStacked)));
  const groups = items.map((row) => ({
    id: row.id,
    label: row.label,
    bars: barsOf(row, series, isStacked, scale),
  }));
  return (
    <figure {...root} className={styles.root}>
      {series.length > 1 && <Legend series={series} patternId={patternId} />}
      <SeriesPatterns id={patternId} />
      <VerticalBars {...{ label, groups, scale, patternId, formatValue }} />
    </figure>
  );
}
