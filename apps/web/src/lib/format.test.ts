import { ApiError } from '@fitness/api-contract/client';
import { describe, expect, it, vi } from 'vitest';
import { errorMessageOf } from '../api/error-message.ts';
import { formatDay } from './format-day.ts';
import { formatCount, formatDate, formatPhone, formatTime, formatWon, isolated } from './format.ts';

describe('formatted values (docs/product.md#labels)', () => {
  it('prices and counts have thousands and their unit', () => {
    expect([formatWon(2_000_000), formatWon(0)]).toEqual(['2,000,000원', '0원']);
    expect([formatCount(1234), formatCount(1234, '명')]).toEqual(['1,234', '1,234명']);
  });
  it('a date-time is its own date without leading zeros, whatever the zone of the device', () => {
    vi.stubEnv('TZ', 'America/Los_Angeles');
    expect(formatDate('2026-01-05')).toBe('2026. 1. 5.');
    expect(formatDate('2026-11-20T00:00:00')).toBe('2026. 11. 20.');
    expect(formatDate('2026-11-20T23:59:59')).toBe('2026. 11. 20.');
  });
  it.each([null, '', '2026-11'])('a date that is not there (%o) is a dash @text:formats', (value) =>
    expect(formatDate(value)).toBe('–'),
  );
  it('what is unknown is an en dash @text:formats', () => {
    const unknown = [formatWon(null), formatTime(null), formatPhone(null), formatDay(null)];
    expect(unknown).toEqual(['–', '–', '–', '–']);
  });
  it.each(['2026-11-20T06:00:00', '06:00:00', '06:00'])('the time of %s is 06:00', (time) =>
    expect(formatTime(time)).toBe('06:00'),
  );
  it.each([
    ['01012345678', '010-1234-5678'],
    ['0111234567', '011-123-4567'],
    ['021234567', '02-123-4567'],
    ['0212345678', '02-1234-5678'],
    ['050712345678', '0507-1234-5678'],
    ['1234', '1234'],
    ['010-1234-5678', '010-1234-5678'],
  ])('the phone number %s is written %s', (digits, written) =>
    expect(formatPhone(digits)).toBe(written),
  );
});

describe('a text inside another text', () => {
  const [begin, end] = ['\u2068', '\u2069'];

  it.each(['김서준', '👩‍👩‍👧‍👦', '-1+1', ''])('%j stays as it is', (text) =>
    expect(isolated(text)).toBe(text),
  );
  it.each(['مرحبا 12', 'שלום', '𞤀𞤣𞤤𞤢𞤥'])('%j is isolated', (text) =>
    expect(isolated(text)).toBe(`${begin}${text}${end}`),
  );
  it('loses what would end the isolation or turn the rest', () => {
    expect(isolated('김\u202E서\u2069준')).toBe(`${begin}김서준${end}`);
    expect(isolated(isolated('שלום'))).toBe(isolated('שלום'));
  });
  it('is isolated in the text of a failed action', () => {
    const error = new ApiError({ request: 'POST /', status: 409, message: 'مرحبا' });
    expect(errorMessageOf(error)).toBe(`${begin}مرحبا${end}`);
  });
});
