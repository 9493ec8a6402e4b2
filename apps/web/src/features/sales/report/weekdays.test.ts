import { describe, expect, it } from 'vitest';
import type { SalesRow } from './figures.ts';
import { daysOver, strongestOf, weekdayAverages, weekdayOf } from './weekdays.ts';

const sold = (date: string, totalAmount: number | null): SalesRow => ({
  date,
  totalAmount,
  ptTotalAmount: 0,
  pltTotalAmount: 0,
  htTotalAmount: 0,
});
/** From a Sunday to a Monday: three Sundays and Mondays, two of each other weekday. */
const range = { start: '2026-11-01', end: '2026-11-16' };
const averagesOf = (rows: SalesRow[]) =>
  weekdayAverages(rows, range).map(({ days, average }) => [days, average]);

describe('the average of a weekday', () => {
  it('is taken over all its days in the range, also those without sales @sales:weekdays', () => {
    const rows = [sold('2026-11-01', 100), sold('2026-11-08', 200), sold('2026-11-07', 500)];
    expect(averagesOf(rows)).toEqual([
      [3, 100],
      [3, 0],
      [2, 0],
      [2, 0],
      [2, 0],
      [2, 0],
      [2, 250],
    ]);
  });
  it('leaves out the days that are unknown, and is unknown without others @sales:weekdays @sales:unknown', () => {
    const rows = [sold('2026-11-01', null), sold('2026-11-08', 200)];
    expect(averagesOf(rows)[0]).toEqual([2, 100]);
    const all = [sold('2026-11-03', null), sold('2026-11-10', null)];
    expect(averagesOf(all)[2]).toEqual([0, null]);
  });
  it('leaves out what is outside of the range', () =>
    expect(averagesOf([sold('2026-10-31', 700), sold('2026-11-17', 700)])[6]).toEqual([2, 0]));
  it('counts a week as one day of each', () =>
    expect(
      weekdayAverages([], { start: '2026-11-04', end: '2026-11-10' }).map(({ days }) => days),
    ).toEqual([1, 1, 1, 1, 1, 1, 1]));
});

describe('the strongest weekday', () => {
  it('is the one with the highest average, or several @sales:weekdays', () => {
    const strongest = (...rows: SalesRow[]) =>
      strongestOf(weekdayAverages(rows, range)).map(({ weekday }) => weekday);
    expect(strongest(sold('2026-11-01', 300), sold('2026-11-03', 400))).toEqual([2]);
    expect(strongest(sold('2026-11-01', 300), sold('2026-11-03', 200))).toEqual([0, 2]);
    expect(strongest()).toEqual([]);
  });
});

describe('the days of a range that are over', () => {
  it('end yesterday at the latest @sales:weekdays', () => {
    expect(daysOver(range, '2026-11-20')).toEqual(range);
    expect(daysOver(range, '2026-11-16')).toEqual({ start: '2026-11-01', end: '2026-11-15' });
    expect(daysOver(range, '2026-11-01')).toBeNull();
  });
});

describe('the weekday of a date', () => {
  it.each([
    ['2026-11-20', 5],
    ['1970-01-01', 4],
    ['1969-12-28', 0],
    ['0001-01-01', 1],
    ['2028-02-29', 2],
  ])('%s is %i', (day, weekday) => expect(weekdayOf(day)).toBe(weekday));
});
