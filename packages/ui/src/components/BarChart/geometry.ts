import type { tokens } from '../../theme/index.ts';

/** A colour of the chart palette; each has a pattern of its own as well. */
export type ChartTone = keyof typeof tokens.color.chart;

/** What one kind of bar shows in every row. */
export interface ChartSeries<Key extends string = string> {
  /** Finds the figure in a row's `values`. */
  key: Key;
  /** What the legend calls it. */
  label: string;
  tone: ChartTone;
}

/** One date or one name, with a figure for each series. */
export interface ChartRow<Key extends string = string> {
  /** What stands at the bar: a date, a name. */
  label: string;
  /** The figures by series; none is below zero. */
  values: Readonly<Record<Key, number>>;
}

/** A piece of a bar, as shares of the scale. */
export interface Segment {
  key: string;
  tone: ChartTone;
  start: number;
  size: number;
}

/** One bar: a series' own, or several series' end to end. */
export interface Bar {
  /** The figure the whole bar stands for. */
  value: number;
  segments: Segment[];
}

const steps = [1, 2, 2.5, 5, 10];

/** The smallest round number that is not below any of the figures; 1 when there are none. */
export function niceMax(figures: readonly number[]) {
  const highest = Math.max(0, ...figures);
  if (highest === 0) return 1;
  const magnitude = 10 ** Math.floor(Math.log10(highest));
  return (steps.find((step) => step * magnitude >= highest) ?? 10) * magnitude;
}

/** The sum of a row over the given series. */
export function totalOf(row: ChartRow, series: readonly ChartSeries[]) {
  return series.reduce((sum, { key }) => sum + (row.values[key] ?? 0), 0);
}

/** The bars of a row against a scale that ends at `max`: one of all series when stacked, otherwise one for each. */
export function barsOf(
  row: ChartRow,
  series: readonly ChartSeries[],
  isStacked: boolean,
  max: number,
): Bar[] {
  const segments = series.map(({ key, tone }, index) => ({
    key,
    tone,
    start: isStacked ? totalOf(row, series.slice(0, index)) / max : 0,
    size: (row.values[key] ?? 0) / max,
  }));
  const shown = ({ size }: Segment) => size > 0;
  if (isStacked) return [{ value: totalOf(row, series), segments: segments.filter(shown) }];
  return segments.map((segment) => ({
    value: row.values[segment.key] ?? 0,
    segments: [segment].filter(shown),
  }));
}

/** Every how many bars a label fits, when there is room for `room` of them. */
export function labelStep(bars: number, room: number) {
  return Math.max(1, Math.ceil(bars / room));
}
