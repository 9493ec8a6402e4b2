import { describe, expect, it } from 'vitest';
import {
  formatPercent,
  formatRange,
  formatShort,
  nameOfRangeBefore,
  nameOfYearBefore,
} from './report-format.ts';

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

describe('a percentage', () => {
  it.each([
    [50, '50%'],
    [12.345, '12.3%'],
    [4300, '4,300%'],
    [0.04, '0.1% 미만'],
  ])('of %f is %s', (percent, text) => expect(formatPercent(percent)).toBe(text));
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

describe('the previous period', () => {
  it.each([
    ['2026-11-20', '2026-11-20', '어제'],
    ['2026-11-19', '2026-11-19', '전날'],
    ['2026-11-01', '2026-11-20', '직전 기간(2026. 10. 12. ~ 10. 31.)'],
  ])('of %s to %s is called %s', (start, end, name) =>
    expect(nameOfRangeBefore({ start, end }, '2026-11-20')).toBe(name),
  );
});

describe('the year before', () => {
  it.each([
    ['2025-11-20', '2025-11-20', '전년 같은 날(2025. 11. 20.)'],
    ['2025-11-01', '2025-11-20', '전년 같은 기간(2025. 11. 1. ~ 11. 20.)'],
  ])('from %s to %s is called %s', (start, end, name) =>
    expect(nameOfYearBefore({ start, end })).toBe(name),
  );
});
