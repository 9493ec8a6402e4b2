import { describe, expect, it } from 'vitest';
import { testStudio } from '../../testing/studio.ts';
import { salesReport } from './sales.ts';

describe('the sales report', () => {
  it('has a row for each day with a payment, ascending, split by kind, with the 1-day pass in the total only @operation:getSalesReport', () => {
    const { studio, build } = testStudio();
    build.sell({ userId: 101, promotionId: 1, managerId: 1, daysAgo: 0 });
    build.sell({ userId: 101, promotionId: 5, daysAgo: 0 });
    build.sell({ userId: 102, promotionId: 13, daysAgo: 0 });
    build.sell({ userId: 102, promotionId: 10, daysAgo: 2 });
    expect(salesReport(studio, '2026-11-01', '2026-11-20')).toEqual([
      {
        date: '2026-11-18',
        totalAmount: 240_000,
        ptTotalAmount: 0,
        pltTotalAmount: 0,
        htTotalAmount: 240_000,
      },
      {
        date: '2026-11-20',
        totalAmount: 1_215_000,
        ptTotalAmount: 840_000,
        pltTotalAmount: 360_000,
        htTotalAmount: 0,
      },
    ]);
  });

  it('includes both ends of the range and nothing beyond', () => {
    const { studio, build } = testStudio();
    for (const daysAgo of [0, 1, 2, 3]) build.sell({ userId: 101, promotionId: 9, daysAgo });
    expect(salesReport(studio, '2026-11-18', '2026-11-19').map((row) => row.date)).toEqual([
      '2026-11-18',
      '2026-11-19',
    ]);
    expect(salesReport(studio, '2026-11-20', '2026-11-18')).toEqual([]);
  });
});
