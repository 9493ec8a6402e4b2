import { describe, expect, it } from 'vitest';
import { formatDate, parseTyped } from './typed-date.ts';

describe('a typed date', () => {
  it.each([
    ['2026-11-22', '2026-11-22'],
    ['2026. 11. 22.', '2026-11-22'],
    ['2026.11.22', '2026-11-22'],
    ['2026/1/2', '2026-01-02'],
    ['2026년 11월 22일', '2026-11-22'],
    [' 20261122 ', '2026-11-22'],
    ['2028-02-29', '2028-02-29'],
  ])('in %j is %s', (text, date) => expect(parseTyped(text)).toBe(date));

  it.each(['', '오늘', '11. 22.', '2026-11', '2026112', '2026-02-29', '2026-13-01', '2026-00-10'])(
    'is none in %j',
    (text) => expect(parseTyped(text)).toBeNull(),
  );
});

describe('a date in the field', () => {
  it('is as on the page', () => {
    expect(formatDate('2026-01-02')).toBe('2026. 1. 2.');
    expect(formatDate('')).toBe('');
  });
});
