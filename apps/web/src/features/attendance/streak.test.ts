import { describe, expect, it } from 'vitest';
import { countIn, daysOf, streakOf, streakState } from './streak.ts';

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

describe('the current streak', () => {
  it('counts the days in a row up to today @extra:streak', () =>
    expect(
      streakOf(days('2026-11-20', '2026-11-19', '2026-11-18', '2026-11-16'), '2026-11-20'),
    ).toBe(3));
  it('continues although there is no attendance today yet', () =>
    expect(streakOf(days('2026-11-19', '2026-11-18'), '2026-11-20')).toBe(2));
  it('ends once a whole day was missed', () =>
    expect(streakOf(days('2026-11-18', '2026-11-17'), '2026-11-20')).toBe(0));
  it('continues over the end of a month and of a year', () => {
    expect(streakOf(days('2026-03-01', '2026-02-28', '2026-02-27'), '2026-03-01')).toBe(3);
    expect(streakOf(days('2027-01-01', '2026-12-31', '2026-12-30'), '2027-01-01')).toBe(3);
  });
  it('is 0 without attendance', () => expect(streakOf(days(), '2026-11-20')).toBe(0));
  it('tells whether it includes today, waits for today, or is broken', () => {
    expect(streakState(days('2026-11-20'), '2026-11-20')).toBe('counted');
    expect(streakState(days('2026-11-19'), '2026-11-20')).toBe('waiting');
    expect(streakState(days('2026-11-18'), '2026-11-20')).toBe('broken');
  });
});
