import type { ReactNode } from 'react';
import type { tokens } from '../../theme/index.ts';

/** The index of a series' lightness and pattern in the palette. */
export type SeriesColor = keyof typeof tokens.color.series;

/** A series of a chart. */
export interface ChartSeries<Key extends string = string> {
  /** The name of its value in `ChartItem.values`. */
  id: Key;
  label: string;
  color: SeriesColor;
  /** Its total, beside its name in the legend. */
  total?: ReactNode;
}

/** A category of a chart, with a value for each series. */
export interface ChartItem<Key extends string = string> {
  id: string;
  label: string;
  /** Values by series; null, or none at all, where nothing is known. */
  values: Readonly<Partial<Record<Key, number | null>>>;
}

/** The ends of a scale, which includes 0. */
export interface Scale {
  min: number;
  max: number;
}

/** A part of a bar, as fractions of the scale. */
interface Segment {
  id: string;
  color: SeriesColor;
  start: number;
  size: number;
  /** Where it meets the segment before it; null for the first. */
  seam: number | null;
}

/** A bar of stacked series. */
export interface Bar {
  /** Null if nothing is known. */
  value: number | null;
  segments: Segment[];
  /** Where its value stands: the end of a bar above 0, as a fraction of the scale. */
  end: number;
}

/** The ends of scales; each and its half have at most two digits, so that their short labels are exact. */
const ends = [1, 1.2, 1.4, 1.6, 2, 2.4, 3, 4, 5, 6, 8, 10];

function niceEnd(value: number) {
  if (value === 0) return 0;
  const magnitude = 10 ** Math.floor(Math.log10(value));
  const end = (ends.find((candidate) => candidate * magnitude >= value) ?? 10) * magnitude;
  // Without the error of the multiplication.
  return Number(end.toPrecision(2));
}

/** The scale between the smallest round numbers that include each value; up to 1 when there are none. */
export function niceScale(values: readonly number[]): Scale {
  const min = -niceEnd(values.reduce((least, value) => Math.max(least, -value), 0));
  const max = niceEnd(values.reduce((most, value) => Math.max(most, value), 0));
  // Not -0.
  return min === 0 ? { min: 0, max: max || 1 } : { min, max };
}

/** The values of the lines across a chart, from the top: at most three, of which one is 0; their labels need a tenth of it each. */
export function ticksOf({ min, max }: Scale) {
  if (min === 0) return [max, max / 2, 0];
  return [max, 0, min].filter((tick, at) => at === 1 || Math.abs(tick) >= (max - min) / 10);
}

/** A value as a fraction of the scale. */
export function fractionOf(value: number, { min, max }: Scale) {
  return (value - min) / (max - min);
}

function valueOf(row: ChartItem, id: string) {
  const value = row.values[id];
  return typeof value === 'number' && Number.isFinite(value) ? value : null;
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/** The values of a row that are known. */
function knownOf(row: ChartItem, series: readonly ChartSeries[]) {
  return series.map(({ id }) => valueOf(row, id)).filter((value) => value !== null);
}

/** The ends of the bar of a row, of which the scale has to include all. */
export function endsOf(row: ChartItem, series: readonly ChartSeries[]) {
  const known = knownOf(row, series);
  return [sum(known.filter((value) => value > 0)), sum(known.filter((value) => value < 0))];
}

/** The bar of a row; what is below 0 goes downwards from there. */
export function barOf(row: ChartItem, series: readonly ChartSeries[], scale: Scale): Bar {
  const stacks = { up: 0, down: 0 };
  const segments: Segment[] = [];
  for (const { id, color } of series) {
    const value = valueOf(row, id) ?? 0;
    if (value === 0) continue;
    const side = value < 0 ? 'down' : 'up';
    const from = fractionOf(stacks[side], scale);
    const to = fractionOf(stacks[side] + value, scale);
    const seam = stacks[side] === 0 ? null : from;
    segments.push({ id, color, start: Math.min(from, to), size: Math.abs(to - from), seam });
    stacks[side] += value;
  }
  const known = knownOf(row, series);
  return {
    value: known.length === 0 ? null : sum(known),
    segments,
    end: Math.max(fractionOf(0, scale), ...segments.map(({ start, size }) => start + size)),
  };
}
