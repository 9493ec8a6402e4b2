import { describe, expect, it } from 'vitest';
import { monthParam } from './params.ts';

describe('a month in a search param', () => {
  it('is the one that it names', () => {
    expect(monthParam.read('2026-11')).toBe('2026-11');
  });

  it.each([null, '', '2026', '2026-13', '2026-11-21'])('is none with %j', (value) => {
    expect(monthParam.read(value)).toBeNull();
  });
});
