import type { Bar, Scale } from './geometry.ts';

/** A category with its bars. */
interface BarGroup {
  id: string;
  label: string;
  bars: Bar[];
}

/** The props of the bars. */
export interface BarGroupsProps {
  /** The accessible name of the chart. */
  label: string;
  groups: readonly BarGroup[];
  scale: Scale;
  patternId: string;
  formatValue: (value: number) => string;
}

/** A fraction as an SVG length. */
export function percent(fraction: number) {
  return `${fraction * 100}%`;
}
