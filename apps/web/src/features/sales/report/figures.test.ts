import { describe, expect, it } from 'vitest';
import { compare, figuresOf, type SalesRow, totalsOf } from './figures.ts';

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
  it('do not know the rest where a part is unknown', () => {
    expect(figuresOf({ ...row('2026-11-20', 100, 40), htTotalAmount: null })).toEqual({
      total: 100,
      pt: 40,
      pilates: 0,
      health: null,
      other: null,
    });
  });
  it('never show less than nothing, whatever the server adds up', () =>
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
  it('claims no percentage from nothing', () => {
    expect(compare(100, 0)).toEqual({ kind: 'noneBefore' });
    expect(compare(0, 0)).toEqual({ kind: 'none' });
  });
});
