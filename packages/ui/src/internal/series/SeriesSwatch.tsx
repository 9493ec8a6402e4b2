import { type SeriesColor, seriesFill } from './series-fill.ts';
import { swatch } from './series.css.ts';

/** The sign of a series in a legend: a piece of its bars. */
export function SeriesSwatch({ patternsId, color }: { patternsId: string; color: SeriesColor }) {
  return (
    <svg className={swatch} aria-hidden="true">
      <rect width="100%" height="100%" fill={seriesFill(patternsId, color)} />
    </svg>
  );
}
