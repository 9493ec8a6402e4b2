import type { Bar, SeriesColor } from './geometry.ts';

/** The props of the vertical and the horizontal bars. */
export interface BarGroupsProps {
  groups: readonly { label: string; bars: Bar[] }[];
  /** The maximum of the scale. */
  max: number;
  patternId: string;
  formatValue: (value: number) => string;
}

/** A fraction as an SVG length. */
export function percent(fraction: number) {
  return `${fraction * 100}%`;
}

/** The SVG fill of a tone. */
export function toneUrl(patternId: string, tone: SeriesColor) {
  return `url(#${patternId}${tone})`;
}
