import { describe, expect, it } from 'vitest';
import { holidaysIn, holidaysOn } from './holidays.ts';

describe('public holidays', () => {
  it('include all holidays of a date', () => {
    expect(holidaysOn('2026-10-09')).toEqual(['한글날']);
    expect(holidaysOn('2025-05-05')).toEqual(['어린이날', '부처님 오신 날']);
  });

  it('are none on an ordinary day', () => {
    expect(holidaysOn('2026-11-20')).toEqual([]);
  });

  it('are listed by month', () => {
    expect(holidaysIn('2026-10')).toEqual([
      { day: 3, names: ['개천절'] },
      { day: 5, names: ['대체공휴일(개천절)'] },
      { day: 9, names: ['한글날'] },
    ]);
  });

  it('are none outside the published years', () => {
    expect(holidaysOn('2099-12-25')).toEqual([]);
    expect(holidaysIn('2099-12')).toEqual([]);
  });
});
