import { describe, expect, it } from 'vitest';
import { countIn, daysOf } from './attendance.ts';

const days = (...dates: string[]) => daysOf(dates.map((attendDate) => ({ attendDate })));

describe('the days of attendance (docs/product.md#attendance)', () => {
  it('are dates, also of date-times, and each counts once', () => {
    expect([...days('2026-11-20T07:10:00', '2026-11-20', '2026-11-19')]).toEqual([
      '2026-11-20',
      '2026-11-19',
    ]);
  });
  it('are counted by month', () => {
    const visited = days('2026-10-31', '2026-11-01', '2026-11-30', '2026-12-01', '2025-11-11');
    expect(countIn(visited, '2026-11')).toBe(2);
    expect(countIn(visited, '2026-09')).toBe(0);
  });
});
