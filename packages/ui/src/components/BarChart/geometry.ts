import type { tokens } from '../../theme/index.ts';

/** The index of a series' lightness and pattern in the palette. */
export type SeriesColor = keyof typeof tokens.color.series;

/** A series of a chart. */
export interface ChartSeries<Key extends string = string> {
  /** The key of its value in `ChartRow.values`. */
  id: Key;
  label: string;
  color: SeriesColor;
}

/** A category of a chart, with a value for each series. */
export interface ChartRow<Key extends string = string> {
  label: string;
  /** Non-negative values by series. */
  values: Readonly<Record<Key, number>>;
}

/** A part of a bar, as fractions of the scale. */
interface Segment {
  id: string;
  color: SeriesColor;
  start: number;
  size: number;
}

/** A bar: one series, or several stacked. */
export interface Bar {
  value: number;
  segments: Segment[];
}

const steps = [1, 2, 2.5, 5, 10];

/** The smallest round number that is at least each value; 1 when there are none. */
export function niceMax(values: readonly number[]) {
  const highest = Math.max(0, ...values);
  if (highest === 0) return 1;
  const magnitude = 10 ** Math.floor(Math.log10(highest));
  return (steps.find((step) => step * magnitude >= highest) ?? 10) * magnitude;
}

/** The sum of a row over the series. */
export function totalOf(row: ChartRow, series: readonly ChartSeries[]) {
  return series.reduce((sum, { id }) => sum + (row.values[id] ?? 0), 0);
}

/** The bars of a row on a scale from 0 to `max`: one if stacked, otherwise one per series. */
export function barsOf(
  row: ChartRow,
  series: readonly ChartSeries[],
  isStacked: boolean,
  max: number,
): Bar[] {
  const segments = series.map(({ id, color }, index) => ({
    id,
    color,
    start: isStacked ? totalOf(row, series.slice(0, index)) / max : 0,
    size: (row.values[id] ?? 0) / max,
  }));
  const shown = ({ size }: Segment) => size > 0;
  if (isStacked) return [{ value: totalOf(row, series), segments: segments.filter(shown) }];
  return segments.map((segment) => ({
    value: row.values[segment.id] ?? 0,
    segments: [segment].filter(shown),
  }));
}
