import { SeriesSwatch } from '../../internal/series/SeriesSwatch.tsx';
import * as styles from './BarChart.css.ts';
import type { ChartSeries } from './geometry.ts';

interface LegendProps {
  series: readonly ChartSeries[];
  patternId: string;
}

/** The fills, labels and totals of the series. */
export function Legend({ series, patternId }: LegendProps) {
  const hasTotals = series.some(({ total }) => total !== undefined);
  return (
    <ul className={hasTotals ? `${styles.legend} ${styles.totals}` : styles.legend}>
      {series.map(({ id, label, color, total }) => (
        <li key={id} className={styles.legendItem}>
          <SeriesSwatch patternsId={patternId} color={color} />
          <span>{label}</span>
          {total !== undefined && <span className={styles.total}>{total}</span>}
        </li>
      ))}
    </ul>
  );
}
