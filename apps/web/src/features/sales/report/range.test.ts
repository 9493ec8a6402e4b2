import { describe, expect, it } from 'vitest';
import {
  chosenRange,
  daysIn,
  parseRange,
  problemOf,
  quickRanges,
  rangeBefore,
  rangeFrom,
  shownQuickRange,
  untilToday,
  yearBefore,
} from './range.ts';
import { rangeProblems } from '../texts.ts';

const today = '2026-11-20';

describe('the dates of the sales page (docs/product.md#sales)', () => {
  it.each([
    { start: '', end: '' },
    { start: today, end: '' },
    { start: '', end: today },
  ])('are both needed: %o @sales:required', (range) =>
    expect(problemOf(range, today)).toBe('missing'),
  );
  it('run forwards @sales:order', () => {
    expect(problemOf({ start: '2026-11-21', end: today }, today)).toBe('reversed');
    expect(problemOf({ start: today, end: today }, today)).toBeNull();
    expect(problemOf({ start: '2025-12-31', end: '2026-01-01' }, today)).toBeNull();
  });
  it('begin today at the latest; they may end later @sales:future', () => {
    expect(problemOf({ start: '2026-11-21', end: '2026-11-30' }, today)).toBe('future');
    expect(problemOf({ start: today, end: '2026-11-30' }, today)).toBeNull();
  });
  it('are rejected with these messages @sales:required @sales:order', () => {
    expect(rangeProblems).toEqual({
      missing: '시작일과 종료일을 모두 선택해주세요.',
      reversed: '시작일은 종료일보다 늦을 수 없습니다.',
      future: '시작일은 오늘보다 늦을 수 없습니다.',
    });
  });
  it('are those of the search params', () =>
    expect(rangeFrom({ start: '2026-11-01', end: today }, today)).toEqual({
      start: '2026-11-01',
      end: today,
    }));
  it.each([
    ['', ''],
    ['2026-11-01', ''],
    ['yesterday', today],
    ['2026-11-21', today],
    ['2026-11-21', '2026-11-30'],
  ])('are today where the search params are %o to %o @sales:default @sales:future', (start, end) =>
    expect(rangeFrom({ start, end }, today)).toEqual({ start: today, end: today }),
  );
});

describe('the range of the search params', () => {
  it.each([
    [{ start: today, end: today }, today, true],
    [{ start: '2026-11-01', end: '2026-11-30' }, today, true],
    [{ start: '2026-11-21', end: '2026-11-21' }, today, false],
    [{ start: '2026-11-21', end: '2026-11-21' }, '2026-11-21', true],
    [{ start: '', end: '' }, today, false],
    [{ start: '2026-11-01', end: 'today' }, today, false],
  ])('%o is chosen on %s: %s @time:kept', (range, day, isChosen) =>
    expect(chosenRange(range, day)).toEqual(isChosen ? range : null),
  );
  it.each([
    [{ start: '2026-11-01', end: '' }, true],
    [{ start: '11월 초', end: today }, true],
    [{ start: today }, false],
    [{ start: 1, end: 2 }, false],
    [today, false],
    [null, false],
    [undefined, false],
  ])('is restored from %o: %s @time:kept', (value, isRange) =>
    expect(parseRange(value)).toEqual(isRange ? value : undefined),
  );
});

describe('the quick ranges', () => {
  it('are today, this week from Sunday, this month, the whole of last month, and this year @extra:sales-ranges', () => {
    expect(quickRanges(today)).toEqual({
      today: { start: today, end: today },
      thisWeek: { start: '2026-11-15', end: today },
      thisMonth: { start: '2026-11-01', end: today },
      lastMonth: { start: '2026-10-01', end: '2026-10-31' },
      thisYear: { start: '2026-01-01', end: today },
    });
  });
  it('know the ends of months and years', () => {
    expect(quickRanges('2027-01-31').lastMonth).toEqual({ start: '2026-12-01', end: '2026-12-31' });
    expect(quickRanges('2028-03-31').lastMonth).toEqual({ start: '2028-02-01', end: '2028-02-29' });
    expect(quickRanges('2027-01-01').thisWeek).toEqual({ start: '2026-12-27', end: '2027-01-01' });
    expect(quickRanges('2026-11-22').thisWeek).toEqual({ start: '2026-11-22', end: '2026-11-22' });
  });
});

describe('the quick range that is shown', () => {
  const sunday = '2026-11-22';
  const first = '2026-11-01';
  const onSunday = quickRanges(sunday);
  it('is the one that was pressed, on a Sunday and on the first of a month @sales:quick-range', () => {
    expect(shownQuickRange(onSunday.today, onSunday, 'thisWeek')).toBe('thisWeek');
    expect(shownQuickRange(onSunday.today, onSunday, 'today')).toBe('today');
    // The first of November 2026 is a Sunday as well.
    const ranges = quickRanges(first);
    expect(shownQuickRange(ranges.today, ranges, 'thisMonth')).toBe('thisMonth');
  });
  it('is the first that fits where none was pressed, or another range is shown by now', () => {
    expect(shownQuickRange(onSunday.today, onSunday, null)).toBe('today');
    expect(shownQuickRange(onSunday.thisMonth, onSunday, 'lastMonth')).toBe('thisMonth');
  });
  it('is none where no quick range fits', () => {
    expect(
      shownQuickRange({ start: '2026-11-02', end: '2026-11-03' }, onSunday, 'today'),
    ).toBeNull();
  });
});

describe('the part of a range that has come', () => {
  it('ends today where the range ends later @sales:until-today', () => {
    const passed = untilToday({ start: '2026-11-01', end: '2026-11-30' }, '2026-11-21');
    expect(passed).toEqual({ start: '2026-11-01', end: '2026-11-21' });
    expect(daysIn(passed)).toBe(21);
    expect(rangeBefore(passed)).toEqual({ start: '2026-10-11', end: '2026-10-31' });
  });
  it('is the whole of a range that is over', () => {
    const range = { start: '2026-10-01', end: '2026-10-31' };
    expect(untilToday(range, today)).toEqual(range);
  });
});

describe('the period before', () => {
  it('is as long and ends the day before', () => {
    expect(rangeBefore({ start: today, end: today })).toEqual({
      start: '2026-11-19',
      end: '2026-11-19',
    });
    expect(rangeBefore({ start: '2026-11-01', end: '2026-11-20' })).toEqual({
      start: '2026-10-12',
      end: '2026-10-31',
    });
    expect(rangeBefore({ start: '2028-03-01', end: '2028-03-01' })).toEqual({
      start: '2028-02-29',
      end: '2028-02-29',
    });
  });
  it('has the same number of days', () => {
    const range = { start: '2026-01-17', end: '2026-11-20' };
    expect(daysIn(rangeBefore(range))).toBe(daysIn(range));
    expect(daysIn({ start: today, end: today })).toBe(1);
  });
});

describe('the same period of the year before', () => {
  it.each([
    ['a day', '2026-11-20', '2026-11-20', '2025-11-20', '2025-11-20'],
    ['days', '2026-11-01', '2026-11-20', '2025-11-01', '2025-11-20'],
    ['a year until today', '2026-01-01', '2026-11-20', '2025-01-01', '2025-11-20'],
    ['over a new year', '2026-12-20', '2027-01-10', '2025-12-20', '2026-01-10'],
    ['29 February', '2028-02-29', '2028-02-29', '2027-02-28', '2027-02-28'],
    ['28 February before a leap day', '2029-02-28', '2029-02-28', '2028-02-28', '2028-02-28'],
    ['a month with a leap day', '2028-02-01', '2028-02-29', '2027-02-01', '2027-02-28'],
    ['a month after one with a leap day', '2029-02-01', '2029-02-28', '2028-02-01', '2028-02-29'],
    ['a part of a month', '2029-02-02', '2029-02-28', '2028-02-02', '2028-02-28'],
    ['months', '2026-07-01', '2026-09-30', '2025-07-01', '2025-09-30'],
  ])('of %s has the same dates @sales:year-before', (_, start, end, startBefore, endBefore) =>
    expect(yearBefore({ start, end })).toEqual({ start: startBefore, end: endBefore }),
  );
  it.each([
    ['is longer than a year', '2025-11-01', '2026-11-20'],
    ['is a year, which is the period before', '2025-11-21', '2026-11-20'],
    ['is a whole year, which is the period before', '2026-01-01', '2026-12-31'],
  ])('is none of a range that %s @sales:year-before', (_, start, end) =>
    expect(yearBefore({ start, end })).toBeNull(),
  );
});
