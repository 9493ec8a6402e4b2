import { parseDate } from '@internationalized/date';
import { describe, expect, it } from 'vitest';
import { koreanMessages } from '../../internal/messages/messages.ts';
import {
  clampDate,
  dateByKey,
  dayLabel,
  firstShown,
  formatDate,
  initialFocus,
  monthOf,
  monthsBetween,
  turnsFrom,
  weeksFrom,
} from './dates.ts';

const plain = {
  fullDate: '2026년 11월 20일 금요일',
  isToday: false,
  isSelected: false,
  holidays: [],
  description: undefined,
  messages: koreanMessages,
};

describe('the accessible name of a day', () => {
  it('is the full Korean date', () => {
    expect(formatDate('2026-11-20', 'ko-KR', { dateStyle: 'full' })).toBe(plain.fullDate);
    expect(dayLabel(plain)).toBe(plain.fullDate);
  });

  it('includes today, the selection, holidays and the description', () => {
    expect(
      dayLabel({
        ...plain,
        fullDate: formatDate('2026-12-25', 'ko-KR', { dateStyle: 'full' }),
        isToday: true,
        isSelected: true,
        holidays: ['성탄절'],
        description: '수업 3개',
      }),
    ).toBe('오늘, 2026년 12월 25일 금요일 선택됨, 성탄절, 수업 3개');
  });
});

describe('the focused day of a month', () => {
  it('is the first candidate in the month', () => {
    expect(
      initialFocus('2026-11', ['2026-10-31', null, '2026-11-20', '2026-11-21']).toString(),
    ).toBe('2026-11-20');
  });

  it('is the first of the month when no candidate is in it', () => {
    expect(initialFocus('2027-01', ['2026-11-20']).toString()).toBe('2027-01-01');
  });

  it('belongs to a month', () => {
    expect(monthOf(parseDate('2026-03-01'))).toBe('2026-03');
  });
});

describe('a calendar from 2026-09-01 to 2026-10-20', () => {
  it.each([
    ['2026-08-31', '2026-09-01'],
    ['2026-09-30', '2026-09-30'],
    ['2026-12-01', '2026-10-20'],
  ])('shows for %s the month of %s', (date, nearest) => {
    expect(clampDate(parseDate(date), '2026-09-01', '2026-10-20').toString()).toBe(nearest);
  });
});

describe('the coming weeks', () => {
  it.each([
    ['2026-11-15', '2026-11-15', '2026-12-19'],
    ['2026-11-21', '2026-11-15', '2026-12-19'],
    ['2026-12-31', '2026-12-27', '2027-01-30'],
  ])('of %s are from %s to %s', (date, from, to) =>
    expect(weeksFrom(date, 5)).toEqual({ from, to }),
  );

  it.each([
    [null, '2026-11-20'],
    ['2026-11-15', '2026-11-20'],
    ['2026-12-19', '2026-11-20'],
    ['2026-12-20', '2026-12-20'],
    ['2026-11-14', '2026-11-14'],
  ])('with %s selected begin with the week of %s', (selected, first) =>
    expect(firstShown(5, '2026-11-20', selected)).toBe(first),
  );

  it.each([
    ['2026-11-15', true, '2026-11-01', '2026-12-01'],
    ['2026-11-01', false, '2026-10-01', '2026-12-01'],
    ['2026-11-29', false, '2026-11-01', '2027-01-01'],
    ['2026-09-27', false, '2026-09-01', '2026-11-01'],
  ])(
    'from %s lead to earlier weeks (%s), to %s and to %s',
    (from, hasEarlierWeeks, previous, next) =>
      expect(turnsFrom(from)).toEqual({ hasEarlierWeeks, previous, next }),
  );

  it.each([
    ['PageUp', false, '2026-10-30'],
    ['PageDown', false, '2026-12-30'],
    ['PageDown', true, '2027-11-30'],
    ['Home', false, '2026-11-01'],
    ['End', false, '2026-11-30'],
    ['ArrowDown', false, undefined],
  ])('%s (with Shift: %s) moves the focus to %s', (key, isLarger, date) => {
    expect(dateByKey('2026-11-30', key, isLarger)).toBe(date);
  });

  it('have the years of their months but this one', () => {
    const today = '2026-11-20';
    expect(monthsBetween(weeksFrom(today, 5), today, 'ko-KR')).toBe('11월 ~ 12월');
    expect(monthsBetween(weeksFrom('2026-11-29', 5), today, 'ko-KR')).toBe('11월 ~ 2027년 1월');
    expect(monthsBetween(weeksFrom('2027-01-20', 5), today, 'ko-KR')).toBe('2027년 1월~2월');
    expect(monthsBetween(weeksFrom('2027-02-01', 4), today, 'ko-KR')).toBe('2027년 1월~2월');
  });
});
