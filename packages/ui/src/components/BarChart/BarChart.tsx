import { useId } from 'react';
import * as styles from './BarChart.css.ts';
import { barsOf, niceMax, totalOf, type ChartRow, type ChartSeries } from './geometry.ts';
import { VerticalBars } from './VerticalBars.tsx';
import { Legend } from './BarChartLegend.tsx';
import { HorizontalBars } from './HorizontalBars.tsx';
import { Patterns } from './Patterns.tsx';

/** The props of a BarChart. */
export interface BarChartProps<Key extends string = string> {
  /** The accessible name; the exact values belong in a table below. */
  label: string;
  series: readonly ChartSeries<Key>[];
  items: readonly ChartRow<Key>[];
  /** Formats the value of a bar, in a short form for phones. */
  formatValue: (value: number) => string;
  /** `vertical` for dates, `horizontal` for names. */
  orientation?: 'vertical' | 'horizontal';
  isStacked?: boolean;
}

/** Values as bars; series differ in lightness or pattern. */
export function BarChart({
  label,
  series,
  items,
  formatValue,
  orientation = 'vertical',
  isStacked = false,
}: BarChartProps) {
  const patternId = useId();
  const values = isStacked
    ? items.map((row) => totalOf(row, series))
    : items.flatMap((row) => Object.values(row.values));
  const max = niceMax(values);
  const groups = items.map((row) => ({
    label: row.label,
    bars: barsOf(row, series, isStacked, max),
  }));
  const Groups = orientation === 'vertical' ? VerticalBars : HorizontalBars;
  return (
    <figure className={styles.root}>
      {series.length > 1 && <Legend series={series} patternId={patternId} />}
      <div role="img" aria-label={label}>
        <Patterns id={patternId} />
        <Groups groups={groups} max={max} patternId={patternId} formatValue={formatValue} />
      </div>
    </figure>
  );
}
