import type { ReactNode } from 'react';
import type { SeriesColor } from './geometry.ts';
import * as styles from './BarChart.css.ts';

/** The pattern over each tone, in the surface colour; tones without a pattern differ in lightness. */
const marks: Record<SeriesColor, ReactNode> = {
  0: null,
  1: <path d="M-2 2 2-2M0 8 8 0M6 10l4-4" />,
  2: <path className={styles.forcedMark} d="M0 4h8" />,
  3: <path d="M2 0v8M6 0v8" />,
};

const tones = [0, 1, 2, 3] as const satisfies readonly SeriesColor[];

/** The SVG fill of a series, of the SeriesPatterns with this id. */
export function seriesFill(patternsId: string, color: SeriesColor) {
  return `url(#${patternsId}${color})`;
}

/** The fills of the tones, distinguishable without colour. */
export function SeriesPatterns({ id }: { id: string }) {
  return (
    <svg className={styles.patterns} aria-hidden="true">
      <defs>
        {tones.map((tone) => (
          <pattern
            key={tone}
            id={`${id}${tone}`}
            width="8"
            height="8"
            patternUnits="userSpaceOnUse"
          >
            <rect className={styles.tone[tone]} width="8" height="8" />
            <g className={styles.mark}>{marks[tone]}</g>
          </pattern>
        ))}
      </defs>
    </svg>
  );
}
