import { describe, expect, it } from 'vitest';
import { barsOf, niceMax, totalOf, type ChartRow, type ChartSeries } from './geometry.ts';

const series: ChartSeries[] = [
  { id: 'pt', label: 'PT', color: 0 },
  { id: 'pilates', label: '필라테스', color: 1 },
];
const row: ChartRow = { label: '11. 20.', values: { pt: 30, pilates: 10 } };

describe('the scale of a bar chart', () => {
  it('ends at a round number that is at least every value', () => {
    expect(niceMax([3, 7])).toBe(10);
    expect(niceMax([1_440_000])).toBe(2_000_000);
    expect(niceMax([2_100])).toBe(2_500);
    expect(niceMax([500])).toBe(500);
  });

  it('ends at 1 without values', () => {
    expect(niceMax([])).toBe(1);
    expect(niceMax([0, 0])).toBe(1);
  });
});

describe('the bars of a row', () => {
  it('are one with all series when stacked', () => {
    expect(barsOf(row, series, true, 50)).toEqual([
      {
        value: 40,
        segments: [
          { key: 'pt', tone: 0, start: 0, size: 0.6 },
          { key: 'pilates', tone: 1, start: 0.6, size: 0.2 },
        ],
      },
    ]);
    expect(totalOf(row, series)).toBe(40);
  });

  it('are one for each series otherwise', () => {
    expect(barsOf(row, series, false, 50)).toEqual([
      { value: 30, segments: [{ key: 'pt', tone: 0, start: 0, size: 0.6 }] },
      { value: 10, segments: [{ key: 'pilates', tone: 1, start: 0, size: 0.2 }] },
    ]);
  });
});

describe('the value 0', () => {
  it('has a bar without segments', () => {
    expect(barsOf({ label: '11. 21.', values: { pt: 0, pilates: 0 } }, series, false, 50)).toEqual([
      { value: 0, segments: [] },
      { value: 0, segments: [] },
    ]);
  });
});
