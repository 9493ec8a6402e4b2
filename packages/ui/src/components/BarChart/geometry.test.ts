import { describe, expect, it } from 'vitest';
import { barOf, endsOf, niceScale, ticksOf, type ChartItem, type ChartSeries } from './geometry.ts';

const series: ChartSeries[] = [
  { id: 'pt', label: 'PT', color: 0 },
  { id: 'pilates', label: '필라테스', color: 1 },
];
const rowOf = (values: ChartItem['values']): ChartItem => ({ id: 'a', label: '11. 20.', values });
const scale = { min: 0, max: 50 };

describe('the scale of a bar chart', () => {
  it('ends at a round number that is at least every value', () => {
    expect(niceScale([3, 7])).toEqual({ min: 0, max: 8 });
    expect(niceScale([1_440_000])).toEqual({ min: 0, max: 1_600_000 });
    expect(niceScale([2_100])).toEqual({ min: 0, max: 2_400 });
    expect(niceScale([500])).toEqual({ min: 0, max: 500 });
    expect(niceScale([0.03])).toEqual({ min: 0, max: 0.03 });
  });

  it('leaves at most a quarter of the chart empty above the highest bar', () => {
    for (let value = 1; value < 1_000_000; value = Math.ceil(value * 1.01))
      expect(value / niceScale([value]).max).toBeGreaterThanOrEqual(0.75);
  });

  it('ends at 1 without values', () => {
    expect(niceScale([])).toEqual({ min: 0, max: 1 });
    expect(niceScale([0, 0])).toEqual({ min: 0, max: 1 });
  });

  it('includes what is below 0', () => {
    expect(niceScale([-7, 30])).toEqual({ min: -8, max: 30 });
    expect(niceScale([-7])).toEqual({ min: -8, max: 0 });
  });

  it('has room for 200,000 values', () => {
    expect(niceScale(Array.from({ length: 200_000 }, (_, at) => at)).max).toBe(200_000);
  });

  it('has lines at 0, at its ends and, where all is above 0, in the middle', () => {
    expect(ticksOf({ min: 0, max: 4_000_000 })).toEqual([4_000_000, 2_000_000, 0]);
    expect(ticksOf({ min: -8, max: 30 })).toEqual([30, 0, -8]);
    expect(ticksOf({ min: -8, max: 0 })).toEqual([0, -8]);
  });

  it('has no line whose label would cover that of 0', () => {
    expect(ticksOf({ min: -10_000, max: 2_000_000 })).toEqual([2_000_000, 0]);
    expect(ticksOf({ min: -2_000_000, max: 10_000 })).toEqual([0, -2_000_000]);
    expect(ticksOf({ min: -300_000, max: 2_000_000 })).toEqual([2_000_000, 0, -300_000]);
  });

  it('has lines whose labels are exact with two digits', () => {
    for (let value = 1; value < 1_000; value += 1)
      for (const tick of ticksOf(niceScale([value])))
        expect(Number(tick.toPrecision(2))).toBe(tick);
  });

  it('depends on the series that are shown only', () => {
    const row = rowOf({ pt: 30, pilates: -10, health: 1_000 });
    expect(endsOf(row, series)).toEqual([30, -10]);
  });
});

describe('the bar of a row', () => {
  it('stacks all series', () => {
    expect(barOf(rowOf({ pt: 30, pilates: 10 }), series, scale)).toEqual({
      value: 40,
      segments: [
        { id: 'pt', color: 0, start: 0, size: 0.6, seam: null },
        { id: 'pilates', color: 1, start: 0.6, size: expect.closeTo(0.2), seam: 0.6 },
      ],
      end: 0.8,
    });
  });

  it('goes from 0 downwards below it', () => {
    const bar = barOf(rowOf({ pt: 50, pilates: -25 }), series, { min: -50, max: 50 });
    expect(bar).toMatchObject({ value: 25, end: 1 });
    expect(bar.segments).toMatchObject([
      { start: 0.5, size: 0.5, seam: null },
      { start: 0.25, size: 0.25, seam: null },
    ]);
  });
});

describe('a bar without segments', () => {
  it('has the value 0', () => {
    expect(barOf(rowOf({ pt: 0, pilates: 0 }), series, scale)).toEqual({
      value: 0,
      segments: [],
      end: 0,
    });
  });

  it.each([
    ['missing', {}],
    ['null', { pt: null, pilates: null }],
    ['not a number', { pt: Number.NaN, pilates: Number.POSITIVE_INFINITY }],
  ])('has no value when it is %s', (_, values) => {
    expect(barOf(rowOf(values), series, scale)).toEqual({ value: null, segments: [], end: 0 });
  });

  it('has the sum of what is known', () => {
    expect(barOf(rowOf({ pt: 30, pilates: null }), series, scale)).toMatchObject({ value: 30 });
  });
});
