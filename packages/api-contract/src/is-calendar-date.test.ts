import { describe, expect, it } from 'vitest';
import { isCalendarDate } from './is-calendar-date.ts';

describe('isCalendarDate', () => {
  it.each(['2026-11-20', '2028-02-29', '2000-02-29', '0001-01-01', '9999-12-31'])(
    'accepts %s',
    (text) => expect(isCalendarDate(text)).toBe(true),
  );

  it.each([
    '2026-02-30',
    '2027-02-29',
    '2100-02-29',
    '2026-04-31',
    '2026-00-10',
    '2026-13-01',
    '2026-01-00',
    '2026-1-1',
    '26-11-20',
    '2026-11-20T00:00:00',
    '',
  ])('rejects %j', (text) => expect(isCalendarDate(text)).toBe(false));
});
