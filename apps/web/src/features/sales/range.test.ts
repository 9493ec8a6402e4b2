import { describe, expect, it } from 'vitest';
import {
  chosenRange,
  earlierRange,
  formatRange,
  parseRange,
  problemOf,
  quickRangeOf,
  quickRanges,
  rangeFrom,
} from './range.ts';
import { rangeProblems } from './texts.ts';

const today = '2026-11-20';

describe('the dates of the sales page (docs/product.md#sales)', () => {
  const textOf = (start: string, end: string) => {
    const problem = problemOf({ start, end });
    return problem && rangeProblems[problem];
  };

  it.each([
    ['', ''],
    [today, ''],
    ['', today],
  ])('are both needed: %j and %j @sales:required', (start, end) =>
    expect(textOf(start, end)).toBe('시작일과 종료일을 모두 선택해주세요.'),
  );
  it('run forwards @sales:required', () => {
    expect(textOf('2026-11-21', today)).toBe('시작일은 종료일보다 늦을 수 없습니다.');
    expect(textOf(today, today)).toBeNull();
    expect(textOf('2025-12-31', '2026-01-01')).toBeNull();
  });
  it('may lie in the future', () => expect(textOf('2026-11-21', '2026-11-30')).toBeNull());
  it('are those of the search params @time:kept', () => {
    const range = { start: '2026-11-01', end: today };
    expect(rangeFrom(range, today)).toEqual(range);
    expect(chosenRange(range)).toEqual(range);
  });
  it.each([
    ['2026-11-01', ''],
    ['yesterday', today],
    ['2026-11-21', today],
  ])(
    'are today where the search params are %o to %o, and are not kept @sales:default @time:kept',
    (start, end) => {
      expect(rangeFrom({ start, end }, today)).toEqual({ start: today, end: today });
      expect(chosenRange({ start, end })).toBeNull();
    },
  );
  it.each([
    [{ start: '11월 초', end: '' }, true],
    [{ start: today }, false],
    [{ start: 1, end: 2 }, false],
    [null, false],
  ])('are restored from %o: %s @time:kept', (value, isRange) =>
    expect(parseRange(value)).toEqual(isRange ? value : undefined),
  );
});

describe('the quick ranges', () => {
  it('are today, this week from Sunday, this month, the whole of last month, and this year @sales:ranges', () => {
    expect(quickRanges(today)).toEqual({
      today: { start: today, end: today },
      thisWeek: { start: '2026-11-15', end: today },
      thisMonth: { start: '2026-11-01', end: today },
      lastMonth: { start: '2026-10-01', end: '2026-10-31' },
      thisYear: { start: '2026-01-01', end: today },
    });
  });
  it('know the ends of months and years', () => {
    expect(quickRanges('2028-03-31').lastMonth).toEqual({ start: '2028-02-01', end: '2028-02-29' });
    expect(quickRanges('2027-01-01').thisWeek).toEqual({ start: '2026-12-27', end: '2027-01-01' });
  });
});

describe('the quick range that is marked', () => {
  const sunday = '2026-11-22';
  const ranges = quickRanges(sunday);
  it('is the first of those that are the same days @sales:ranges', () => {
    expect(quickRangeOf(ranges.thisWeek, ranges)).toBe('today');
    expect(quickRangeOf(ranges.thisMonth, ranges)).toBe('thisMonth');
  });
  it('is none where no quick range fits', () =>
    expect(quickRangeOf({ start: '2026-11-02', end: '2026-11-03' }, ranges)).toBeNull());
});

it('a range is written as one date or two', () => {
  expect(formatRange({ start: today, end: today })).toBe('2026. 11. 20.');
  expect(formatRange({ start: '2025-12-31', end: '2026-01-01' })).toBe(
    '2025. 12. 31. ~ 2026. 1. 1.',
  );
});

describe('what a range is compared with', () => {
  it.each([
    ['today', today, today, '2026-11-19', '2026-11-19', '어제'],
    ['another day', '2026-11-01', '2026-11-01', '2026-10-31', '2026-10-31', '직전 1일'],
    ['this week', '2026-11-15', today, '2026-11-09', '2026-11-14', '직전 6일'],
    ['this month', '2026-11-01', today, '2026-10-01', '2026-10-20', '10월 같은 기간'],
    ['all of it', '2026-11-01', '2026-11-30', '2026-10-01', '2026-10-20', '10월 같은 기간'],
    ['March', '2026-03-01', '2026-03-31', '2026-02-01', '2026-02-28', '2월 같은 기간'],
    ['January', '2026-01-01', '2026-01-20', '2025-12-01', '2025-12-20', '12월 같은 기간'],
    ['days of two months', '2026-02-01', '2026-03-03', '2026-01-01', '2026-01-31', '직전 31일'],
  ])('is, for %s, as many days before @sales:comparison', (_, start, end, from, to, name) =>
    expect(earlierRange({ start, end }, today)).toEqual({ start: from, end: to, name }),
  );
  it.each([
    ['is longer than a month', '2026-01-01', today],
    ['has not begun', '2026-11-21', '2026-11-30'],
  ])('is nothing for a range that %s @sales:comparison', (_, start, end) =>
    expect(earlierRange({ start, end }, today)).toBeNull(),
  );
});
