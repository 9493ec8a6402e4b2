import { describe, expect, it } from 'vitest';
import { figuresOf, type SalesRow, totalsOf } from './figures.ts';

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
  it.each([
    ['a refunded 1-day pass', row('2026-11-20', 825_000, 840_000), -15_000],
    ['a refund of all kinds', row('2026-11-20', -1_215_000, -840_000, -360_000), -15_000],
    ['kinds that are more than the total', row('2026-11-20', 100, 840), -740],
    ['a day that cancels out', row('2026-11-20', 0, 420_000, 0, -420_000), 0],
  ])('add up, with %s @sales:refunds', (_, day, other) => expect(figuresOf(day).other).toBe(other));
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
  it('add up with refunds @sales:refunds', () => {
    expect(
      totalsOf([row('2026-11-19', 15_000), row('2026-11-20', -1_515_000, -840_000, 0, -660_000)]),
    ).toEqual({ total: -1_500_000, pt: -840_000, pilates: 0, health: -660_000, other: 0 });
  });
  it('are nothing without days', () => expect(totalsOf([]).total).toBe(0));
  it('are unknown where a day is @sales:unknown', () => {
    const unknown = { ...row('2026-11-20', 0, 840_000), totalAmount: null, htTotalAmount: null };
    expect(totalsOf([row('2026-11-18', 240_000, 0, 0, 240_000), unknown])).toEqual({
      total: null,
      pt: 840_000,
      pilates: 0,
      health: null,
      other: null,
    });
  });
});
