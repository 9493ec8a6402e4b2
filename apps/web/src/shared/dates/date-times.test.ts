import { describe, expect, it } from 'vitest';
import { dayFrom, hasStarted } from './date-times.ts';

describe('a class has begun (docs/product.md#time)', () => {
  it('from its minute on, with and without seconds in its time', () => {
    expect(hasStarted({ classTime: '2026-11-20T19:00:00' }, '2026-11-20T18:59')).toBe(false);
    expect(hasStarted({ classTime: '2026-11-20T19:00' }, '2026-11-20T19:00')).toBe(true);
    expect(hasStarted({ classTime: '2026-11-20T19:00:00.000' }, '2026-11-20T19:00')).toBe(true);
    expect(hasStarted({ classTime: '2026-11-21T00:00:00' }, '2026-11-20T23:59')).toBe(false);
  });
});

describe('a date in a search param', () => {
  it('is the one that it names', () => expect(dayFrom('2026-11-21')).toBe('2026-11-21'));

  it.each([
    null,
    '',
    'today',
    '내일',
    '2026-02-30',
    '2026-13-01',
    '2026-11-21T06:00',
    "2026-11-21'",
  ])('is none with %j', (value) => {
    expect(dayFrom(value)).toBeNull();
  });
});
