import { describe, expect, it } from 'vitest';
import { formatHours } from './format-hours.ts';

describe('the hours of a class', () => {
  it.each([
    ['2026-11-20T19:00:00', '19:00–20:00'],
    ['2026-11-20T06:00', '06:00–07:00'],
    ['2026-11-20T09:00:00.000', '09:00–10:00'],
    ['19:00:00', '19:00–20:00'],
    ['2026-11-20T23:00:00', '23:00–24:00'],
    ['2026-11-20T23:30:00', '23:30–00:30'],
  ])('of %s are %s', (classTime, hours) => expect(formatHours(classTime)).toBe(hours));

  it.each([
    [null, '–'],
    ['', ''],
    ['저녁', '저녁'],
  ])('are not invented for %j', (classTime, text) => expect(formatHours(classTime)).toBe(text));
});
