import * as styles from './BarChart.css.ts';
import type { ChartSeries } from './geometry.ts';
import { toneUrl } from './bar-groups.ts';

interface LegendProps {
  series: readonly ChartSeries[];
  patternId: string;
}

/** The fills and labels of the series. */
export function Legend({ series, patternId }: LegendProps) {
  return (
    <ul className={styles.legend}>
      {series.map(({ id, label, color }) => (
        <li key={id} className={styles.legendItem}>
          <svg className={styles.swatch} aria-hidden="true">
            <rect width="100%" height="100%" fill={toneUrl(patternId, color)} />
          </svg>
          {label}
        </li>
      ))}
    </ul>
  );
}
