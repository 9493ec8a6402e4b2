import { describe, expect, it } from 'vitest';
import { barsOf, stepFor } from './bars.ts';
import type { SalesRow } from './figures.ts';

const sold = (date: string, totalAmount: number): SalesRow => ({
  date,
  totalAmount,
  ptTotalAmount: totalAmount,
  pltTotalAmount: 0,
  htTotalAmount: 0,
});
const shown = (rows: SalesRow[], start: string, end: string) =>
  barsOf(rows, { start, end }).map(({ label, values }) => [label, values.pt]);

describe('the bars of a range', () => {
  it('are days up to a month, then weeks and months @sales:trend', () => {
    expect(stepFor({ start: '2026-10-01', end: '2026-10-31' })).toBe('day');
    expect(stepFor({ start: '2026-10-01', end: '2026-11-01' })).toBe('week');
    expect(stepFor({ start: '2026-01-01', end: '2026-12-31' })).toBe('month');
  });
  it('leave an empty place for a day without sales', () => {
    expect(shown([sold('2026-11-18', 10)], '2026-11-18', '2026-11-19')).toEqual([
      ['11. 18.', 10],
      ['11. 19.', 0],
    ]);
  });
  it('add up the days of a week; the first is named by the first day of the range', () => {
    const bars = shown(
      [sold('2026-10-01', 1), sold('2026-10-03', 2), sold('2026-10-04', 4), sold('2026-11-01', 8)],
      '2026-10-01',
      '2026-11-01',
    );
    expect(bars).toHaveLength(6);
    expect(bars.slice(0, 3)).toEqual([
      ['10. 1.~', 3],
      ['10. 4.~', 4],
      ['10. 11.~', 0],
    ]);
  });
  it('add up the days of a month, over the end of a year', () => {
    const bars = shown(
      [sold('2025-12-31', 1), sold('2026-01-01', 2), sold('2026-01-31', 4)],
      '2025-12-15',
      '2026-08-02',
    );
    expect(bars.slice(0, 3)).toEqual([
      ['2025.12', 1],
      ['2026.1', 6],
      ['2026.2', 0],
    ]);
    expect(bars).toHaveLength(9);
  });
});
