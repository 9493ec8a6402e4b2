import type { tokens } from '../../theme/index.ts';

/** The index of a series' lightness and pattern in the palette. */
export type SeriesColor = keyof typeof tokens.color.series;

/** The SVG fill of a series, of the SeriesPatterns with this id. */
export function seriesFill(patternsId: string, color: SeriesColor) {
  return `url(#${patternsId}${color})`;
}
