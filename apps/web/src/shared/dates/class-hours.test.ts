import { describe, expect, it } from 'vitest';
import { classHours, firstClassDate, timesLeft } from './class-hours.ts';

describe('the hours of classes (docs/product.md#classes)', () => {
  it('are every full hour from 06:00 to 23:00 @classes:slots', () => {
    expect(classHours).toHaveLength(18);
    expect([classHours.at(0), classHours.at(-1)]).toEqual(['06:00', '23:00']);
  });
  it.each([
    ['2026-11-20', '2026-11-20T05:59', 18],
    ['2026-11-20', '2026-11-20T06:00', 17],
    ['2026-11-20', '2026-11-20T22:59', 1],
    ['2026-11-20', '2026-11-20T23:00', 0],
    ['2026-11-20', '2026-11-21T00:00', 0],
    ['2026-11-21', '2026-11-20T23:30', 18],
  ])('on %s at %s are %i that are left', (date, now, count) =>
    expect(timesLeft(date, now)).toHaveLength(count),
  );
  it.each([
    ['2026-11-20T00:00', '2026-11-20'],
    ['2026-11-20T22:59', '2026-11-20'],
    ['2026-11-20T23:00', '2026-11-21'],
    ['2026-12-31T23:30', '2027-01-01'],
  ])('at %s begin again on %s', (now, date) => expect(firstClassDate(now)).toBe(date));
});
