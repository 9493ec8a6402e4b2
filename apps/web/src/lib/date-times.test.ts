import { describe, expect, it } from 'vitest';
import { dayFrom } from './date-times.ts';

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
