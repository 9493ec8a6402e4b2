import { useId } from 'react';
import * as styles from './BarChart.css.ts';
import { barsOf, niceMax, totalOf, type ChartRow, type ChartSeries } from './geometry.ts';
import { VerticalBars } from './VerticalBars.tsx';
import { Legend } from './Legend.tsx';
import { HorizontalBars } from './HorizontalBars.tsx';
import { Patterns } from './Patterns.tsx';

export interface BarChartProps<Key extends string = string> {
  /** What the picture shows; its accessible name. The figures themselves belong in a table under it. */
  label: string;
  series: readonly ChartSeries<Key>[];
  rows: readonly ChartRow<Key>[];
  /** Writes a figure beside a bar; a short form reads best on a phone. */
  formatValue: (value: number) => string;
  /** `vertical` for dates, `horizontal` for names. */
  orientation?: 'vertical' | 'horizontal';
  /** Sets the series of a row end to end instead of side by side. */
  isStacked?: boolean;
}

/** Figures as bars; series differ by pattern as well as by colour, and the bars carry their figures. */
export function BarChart({
  label,
  series,
  rows,
  formatValue,
  orientation = 'vertical',
  isStacked = false,
}: BarChartProps) {
  const patternId = useId();
  const figures = isStacked
    ? rows.map((row) => totalOf(row, series))
    : rows.flatMap(({ values }) => Object.values(values));
  const max = niceMax(figures);
  const groups = rows.map((row) => ({
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
