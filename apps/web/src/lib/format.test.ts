import { describe, expect, it, vi } from 'vitest';
import { formatDay } from './format-day.ts';
import { formatCount, formatDate, formatPhone, formatTime, formatWon } from './format.ts';

describe('formatted values (docs/product.md#labels)', () => {
  it('prices have thousands and 원', () => {
    expect(formatWon(15_000)).toBe('15,000원');
    expect(formatWon(2_000_000)).toBe('2,000,000원');
    expect(formatWon(0)).toBe('0원');
  });
  it('counts have thousands', () => {
    expect(formatCount(1234)).toBe('1,234');
    expect(formatCount(1234, '명')).toBe('1,234명');
  });
  it('dates are written 2026. 11. 20., without leading zeros', () => {
    expect(formatDate('2026-11-20')).toBe('2026. 11. 20.');
    expect(formatDate('2026-01-05')).toBe('2026. 1. 5.');
  });
  it('a local date-time is its own date, whatever the zone of the device @time:local', () => {
    vi.stubEnv('TZ', 'America/Los_Angeles');
    expect(formatDate('2026-11-20T00:00:00')).toBe('2026. 11. 20.');
    expect(formatDate('2026-11-20T23:59:59')).toBe('2026. 11. 20.');
  });
  it.each([null, undefined, '', '2026', '2026-11'])(
    'a date that is not there (%o) is a dash @text:no-value',
    (value) => expect(formatDate(value)).toBe('–'),
  );
  it('what is unknown is an en dash', () => {
    expect([
      formatWon(null),
      formatCount(null, '명'),
      formatTime(null),
      formatPhone(null),
      formatDay(null),
    ]).toEqual(['–', '–', '–', '–', '–']);
  });
  it('times are hours and minutes, from a date-time and from a bare time', () => {
    expect(formatTime('2026-11-20T06:00:00')).toBe('06:00');
    expect(formatTime('23:00:00')).toBe('23:00');
    expect(formatTime('06:00')).toBe('06:00');
  });
  it.each([
    ['01012345678', '010-1234-5678'],
    ['0111234567', '011-123-4567'],
    ['021234567', '02-123-4567'],
    ['0212345678', '02-1234-5678'],
    ['0517081234', '051-708-1234'],
    ['07012345678', '070-1234-5678'],
    ['05051234567', '0505-123-4567'],
    ['050712345678', '0507-1234-5678'],
  ])('the phone number %s is written %s', (digits, written) =>
    expect(formatPhone(digits)).toBe(written),
  );
  it.each(['', '1234', '010-1234-5678', '없음'])('%j stays as it came', (value) =>
    expect(formatPhone(value)).toBe(value),
  );
});
