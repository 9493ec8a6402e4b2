import { describe, expect, it } from 'vitest';
import { formatRange, formatShort } from './report-format.ts';

describe('an amount beside a bar', () => {
  it.each([
    [0, '0'],
    [9_000, '9,000'],
    [15_000, '1.5만'],
    [1_320_000, '132만'],
    [25_000_000, '2,500만'],
    [123_000_000, '1.2억'],
    [9_999, '9,999'],
    [99_949_999, '9,995만'],
    [99_999_500, '1억'],
    [999_999_500_000, '1조'],
    [-9_000, '-9,000'],
    [-15_000, '-1.5만'],
    [-1_000_000, '-100만'],
    [-99_999_500, '-1억'],
    [-123_000_000, '-1.2억'],
  ])('of %i won is %s @sales:refunds', (amount, short) => expect(formatShort(amount)).toBe(short));
});

describe('a range', () => {
  it('is one date or two, the year of the second only where it is another', () => {
    expect(formatRange({ start: '2026-11-20', end: '2026-11-20' })).toBe('2026. 11. 20.');
    expect(formatRange({ start: '2026-11-01', end: '2026-11-20' })).toBe('2026. 11. 1. ~ 11. 20.');
    expect(formatRange({ start: '2025-12-31', end: '2026-01-01' })).toBe(
      '2025. 12. 31. ~ 2026. 1. 1.',
    );
  });
});
