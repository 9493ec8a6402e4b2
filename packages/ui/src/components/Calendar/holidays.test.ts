import { describe, expect, it } from 'vitest';
import { holidaysBetween, holidaysOn } from './holidays.ts';

describe('public holidays', () => {
  it('include all holidays of a date', () => {
    expect(holidaysOn('2026-10-09')).toEqual(['한글날']);
    expect(holidaysOn('2025-05-05')).toEqual(['어린이날', '부처님 오신 날']);
  });

  it('are none on an ordinary day', () => {
    expect(holidaysOn('2026-11-20')).toEqual([]);
  });

  it('are listed by date, also across the end of a year', () => {
    expect(holidaysBetween('2026-10-03', '2026-10-31')).toEqual([
      { date: '2026-10-03', names: ['개천절'] },
      { date: '2026-10-05', names: ['대체공휴일(개천절)'] },
      { date: '2026-10-09', names: ['한글날'] },
    ]);
    expect(holidaysBetween('2026-12-20', '2027-01-23')).toEqual([
      { date: '2026-12-25', names: ['성탄절'] },
      { date: '2027-01-01', names: ['1월 1일'] },
    ]);
  });

  it('are none outside the published years', () => {
    expect(holidaysOn('2099-12-25')).toEqual([]);
    expect(holidaysBetween('2099-12-01', '2099-12-31')).toEqual([]);
  });
});
