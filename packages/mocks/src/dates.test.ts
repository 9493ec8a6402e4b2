import { describe, expect, it } from 'vitest';
import { fixedClock } from './clock.ts';
import { addMonths, daysBetween, nowInSeoul, today, weekday } from './dates.ts';

describe('the date in Seoul', () => {
  it('is the same day one minute before midnight @time:today', () => {
    const clock = { now: () => new Date('2026-11-20T14:59:00Z') };
    expect(nowInSeoul(clock)).toBe('2026-11-20T23:59:00');
    expect(today(clock)).toBe('2026-11-20');
  });

  it('is the next day one minute after midnight, while it is still the day before in UTC @time:today', () => {
    expect(today({ now: () => new Date('2026-11-20T15:01:00Z') })).toBe('2026-11-21');
  });

  it('takes the time of a fixed clock as Seoul time', () => {
    expect(nowInSeoul(fixedClock('2026-11-20T10:00:00'))).toBe('2026-11-20T10:00:00');
  });
});

describe('calendar arithmetic', () => {
  it('returns the last day of a shorter month', () => {
    expect(addMonths('2026-01-31', 1)).toBe('2026-02-28');
  });

  it('counts the days between two dates', () => {
    expect(daysBetween('2026-02-27', '2026-03-02')).toBe(3);
    expect(daysBetween('2026-11-20', '2026-11-20')).toBe(0);
  });

  it('returns the weekday, 0 for Sunday', () => {
    expect(weekday('2026-11-20')).toBe(5);
    expect(weekday('2026-11-22')).toBe(0);
  });
});
