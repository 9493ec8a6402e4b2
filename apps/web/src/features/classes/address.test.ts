import { describe, expect, it } from 'vitest';
import { dayFrom, monthFrom } from './address.ts';

describe('the address of the schedule', () => {
  it('names a day and a month', () => {
    expect(dayFrom('2026-11-21')).toBe('2026-11-21');
    expect(monthFrom('2026-11')).toBe('2026-11');
  });

  it.each([null, '', 'today', '2026-02-30', '2026-13-01', '2026-11-21T06:00', "2026-11-21'"])('names no day with %j', (value) => {
    expect(dayFrom(value)).toBeNull();
  });

  it.each([null, '', '2026', '2026-13', '2026-11-21'])('names no month with %j', (value) => {
    expect(monthFrom(value)).toBeNull();
  });
});
