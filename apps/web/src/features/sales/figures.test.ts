import { describe, expect, it } from 'vitest';
import { csvOf } from '../../lib/csv.ts';
import { figuresOf, salesLines, type SalesRow, totalsOf } from './figures.ts';

const row = (
  date: string,
  totalAmount: number | null,
  ptTotalAmount: number | null = 0,
  pltTotalAmount: number | null = 0,
  htTotalAmount: number | null = 0,
): SalesRow => ({ date, totalAmount, ptTotalAmount, pltTotalAmount, htTotalAmount });

const first = row('2026-11-18', 240_000, 0, 0, 240_000);
const second = row('2026-11-20', 1_215_000, 840_000, 360_000);
const unknown = row('2026-11-19', 100, 40, 0, null);

describe('the figures of a day (docs/product.md#sales)', () => {
  it('count the 1-day pass as what the total holds beyond the three kinds', () => {
    const figures = { total: 1_215_000, pt: 840_000, pilates: 360_000, health: 0, other: 15_000 };
    expect(figuresOf(second)).toEqual(figures);
  });
  it.each([
    ['a refunded 1-day pass', row('2026-11-20', 825_000, 840_000), -15_000],
    ['a refund of all kinds', row('2026-11-20', -1_215_000, -840_000, -360_000), -15_000],
    ['a day that cancels out', row('2026-11-20', 0, 420_000, 0, -420_000), 0],
  ])('add up, with %s', (_, day, other) => expect(figuresOf(day).other).toBe(other));
});

describe('the totals', () => {
  it('are the sums over all days, refunds included', () => {
    const refund = row('2026-11-21', -1_515_000, -840_000, 0, -660_000);
    expect(totalsOf([first, second, refund])).toEqual({
      total: -60_000,
      pt: 0,
      pilates: 360_000,
      health: -420_000,
      other: 0,
    });
  });
  it('are unknown where a day is', () => {
    const figures = { total: 240_100, pt: 40, pilates: 0, health: null, other: null };
    expect(totalsOf([first, unknown])).toEqual(figures);
  });
});

it('the exported sales are the table with its totals, which Excel reads as Korean; what is unknown is empty @text:csv', () => {
  expect(csvOf(salesLines([first, second]))).toBe(
    [
      '\uFEFF날짜,총매출,PT,필라테스,헬스,그 외 (1일 이용권 등)',
      '2026-11-18,240000,0,0,240000,0',
      '2026-11-20,1215000,840000,360000,0,15000',
      '합계,1455000,840000,360000,240000,15000',
      '',
    ].join('\r\n'),
  );
  expect(
    csvOf(salesLines([unknown]))
      .split('\r\n')
      .slice(1),
  ).toEqual(['2026-11-19,100,40,0,,', '합계,100,40,0,,', '']);
});
