import { describe, expect, it } from 'vitest';
import { monthFrom } from './schedule-params.ts';

describe('the address of the schedule', () => {
  it('names a month', () => {
    expect(monthFrom('2026-11')).toBe('2026-11');
  });

  it.each([null, '', '2026', '2026-13', '2026-11-21'])('names no month with %j', (value) => {
    expect(monthFrom(value)).toBeNull();
  });
});
