import { describe, expect, it } from 'vitest';
import {
  comparableTotalOf,
  compare,
  dailyAverageOf,
  figuresOf,
  incompleteDaysOf,
  type SalesRow,
  sharesOf,
  totalsOf,
} from './figures.ts';

const row = (
  date: string,
  totalAmount: number,
  ptTotalAmount = 0,
  pltTotalAmount = 0,
  htTotalAmount = 0,
): SalesRow => ({
  date,
  totalAmount,
  ptTotalAmount,
  pltTotalAmount,
  htTotalAmount,
});

describe('the figures of a day (docs/product.md#sales)', () => {
  it('count the 1-day pass as what the total holds beyond the three kinds', () => {
    expect(figuresOf(row('2026-11-20', 1_215_000, 840_000, 360_000))).toEqual({
      total: 1_215_000,
      pt: 840_000,
      pilates: 360_000,
      health: 0,
      other: 15_000,
    });
  });
  it('have an unknown remainder where a part is unknown', () => {
    expect(figuresOf({ ...row('2026-11-20', 100, 40), htTotalAmount: null })).toEqual({
      total: 100,
      pt: 40,
      pilates: 0,
      health: null,
      other: null,
    });
  });
  it('are never negative, whatever total the server sends', () =>
    expect(figuresOf(row('2026-11-20', 100, 840)).other).toBe(0));
});

describe('the totals', () => {
  it('are the sums over all days', () => {
    expect(
      totalsOf([
        row('2026-11-18', 240_000, 0, 0, 240_000),
        row('2026-11-20', 1_215_000, 840_000, 360_000),
      ]),
    ).toEqual({
      total: 1_455_000,
      pt: 840_000,
      pilates: 360_000,
      health: 240_000,
      other: 15_000,
    });
  });
  it('count what is known @unknown:sums', () => {
    const days = [
      row('2026-11-18', 240_000, 0, 0, 240_000),
      { ...row('2026-11-20', 0, 840_000), totalAmount: null },
    ];
    expect(totalsOf(days)).toEqual({
      total: 240_000,
      pt: 840_000,
      pilates: 0,
      health: 240_000,
      other: 0,
    });
  });
  it('are nothing without days', () => expect(totalsOf([]).total).toBe(0));
  it('are unknown where nothing is known @sales:unknown', () => {
    const unknown = { ...row('2026-11-20', 0, 840_000), totalAmount: null, htTotalAmount: null };
    expect(totalsOf([unknown])).toEqual({
      total: null,
      pt: 840_000,
      pilates: 0,
      health: null,
      other: null,
    });
    expect(incompleteDaysOf([unknown, row('2026-11-19', 5)])).toBe(1);
  });
});

describe('the average', () => {
  it('is that of the days with sales, in whole won @sales:average', () => {
    expect(
      dailyAverageOf([row('2026-11-18', 100), row('2026-11-19', 0), row('2026-11-20', 101)]),
    ).toEqual({
      average: 101,
      days: 2,
    });
  });
  it('leaves out what is unknown @sales:average @sales:unknown', () => {
    const unknown = { ...row('2026-11-20', 0), totalAmount: null };
    expect(dailyAverageOf([row('2026-11-18', 100), unknown])).toEqual({ average: 100, days: 1 });
    expect(dailyAverageOf([unknown])).toBeNull();
    expect(dailyAverageOf([])).toBeNull();
  });
});

describe('the shares of the kinds', () => {
  it('add up to 100 %, whatever is rounded @sales:kinds', () => {
    const thirds = [row('2026-11-20', 300, 100, 100, 100)];
    expect(sharesOf(thirds)).toEqual({ pt: 33.4, pilates: 33.3, health: 33.3, other: 0 });
    for (let pt = 1; pt < 200; pt += 1) {
      const shares = Object.values(sharesOf([row('2026-11-20', 997, pt, 311, 7)]) ?? {});
      expect(Math.round(shares.reduce((sum, share) => sum + share, 0) * 10)).toBe(1000);
    }
  });
  it('are those of the days that are known completely @sales:kinds @sales:unknown', () => {
    const known = row('2026-11-19', 100, 50, 25, 25);
    expect(sharesOf([known, { ...row('2026-11-20', 900, 900), htTotalAmount: null }])).toEqual({
      pt: 50,
      pilates: 25,
      health: 25,
      other: 0,
    });
  });
  it('add up where the kinds are more than the total', () =>
    expect(sharesOf([row('2026-11-20', 100, 150, 50)])).toEqual({
      pt: 75,
      pilates: 25,
      health: 0,
      other: 0,
    }));
  it('are none without sales', () => {
    expect(sharesOf([])).toBeNull();
    expect(sharesOf([row('2026-11-20', 0)])).toBeNull();
  });
});

describe('the comparison with the period before', () => {
  it('is a share of the period before', () => {
    expect(compare(150, 100)).toEqual({ kind: 'up', percent: 50, difference: 50 });
    expect(compare(75, 100)).toEqual({ kind: 'down', percent: 25, difference: -25 });
    expect(compare(0, 100)).toEqual({ kind: 'down', percent: 100, difference: -100 });
  });
  it('has a percentage up to 300 % @extra:sales-ranges', () => {
    expect(compare(400, 100)).toEqual({ kind: 'up', percent: 300, difference: 300 });
    expect(compare(401, 100)).toEqual({ kind: 'farUp', difference: 301 });
  });
  it('says when nothing has changed', () => expect(compare(100, 100)).toEqual({ kind: 'same' }));
  it('is not made with an amount that is unknown @sales:compare-failed', () => {
    const unknown = { ...row('2026-11-20', 0), totalAmount: null };
    expect(comparableTotalOf([row('2026-11-19', 100), unknown])).toBeNull();
    expect(comparableTotalOf([row('2026-11-19', 100)])).toBe(100);
    expect(compare(null, 100)).toEqual({ kind: 'unknown' });
    expect(compare(100, null)).toEqual({ kind: 'unknown' });
  });
  it('has no percentage where the other period has no sales', () => {
    expect(compare(100, 0)).toEqual({ kind: 'noneBefore' });
    expect(compare(0, 0)).toEqual({ kind: 'none' });
  });
});
