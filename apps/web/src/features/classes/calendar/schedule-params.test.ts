import { describe, expect, it } from 'vitest';
import { monthParam } from './schedule-params.ts';

describe('the search params of the schedule', () => {
  it('name a month', () => {
    expect(monthParam.read('2026-11')).toBe('2026-11');
  });

  it.each([null, '', '2026', '2026-13', '2026-11-21'])('name no month with %j', (value) => {
    expect(monthParam.read(value)).toBeNull();
  });
});
