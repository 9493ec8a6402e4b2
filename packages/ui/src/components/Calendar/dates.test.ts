import { parseDate } from '@internationalized/date';
import { describe, expect, it } from 'vitest';
import { koreanMessages } from '../../internal/messages/messages.ts';
import { dayLabel, fullDateOf, initialFocus, monthOf } from './dates.ts';

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
    expect(fullDateOf('2026-11-20', 'ko-KR')).toBe(plain.fullDate);
    expect(dayLabel(plain)).toBe(plain.fullDate);
  });

  it('includes today, the selection, holidays and the description', () => {
    expect(
      dayLabel({
        ...plain,
        fullDate: fullDateOf('2026-12-25', 'ko-KR'),
        isToday: true,
        isSelected: true,
        holidays: ['기독탄신일'],
        description: '수업 3개',
      }),
    ).toBe('오늘, 2026년 12월 25일 금요일 선택됨, 기독탄신일, 수업 3개');
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
