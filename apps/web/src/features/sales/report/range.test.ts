import { describe, expect, it } from 'vitest';
import {
  chosenRange,
  earlierRange,
  parseRange,
  problemOf,
  quickRanges,
  rangeFrom,
  shownQuickRange,
} from './range.ts';
import { rangeProblems } from '../texts.ts';

const today = '2026-11-20';

describe('the dates of the sales page (docs/product.md#sales)', () => {
  it.each([
    { start: '', end: '' },
    { start: today, end: '' },
    { start: '', end: today },
  ])('are both needed: %o @sales:required', (range) => expect(problemOf(range)).toBe('missing'));
  it('run forwards @sales:order', () => {
    expect(problemOf({ start: '2026-11-21', end: today })).toBe('reversed');
    expect(problemOf({ start: today, end: today })).toBeNull();
    expect(problemOf({ start: '2025-12-31', end: '2026-01-01' })).toBeNull();
  });
  it('may lie in the future @sales:future', () =>
    expect(problemOf({ start: '2026-11-21', end: '2026-11-30' })).toBeNull());
  it('are rejected with these messages @sales:required @sales:order', () => {
    expect(rangeProblems).toEqual({
      missing: '시작일과 종료일을 모두 선택해주세요.',
      reversed: '시작일은 종료일보다 늦을 수 없습니다.',
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
  ])('are today where the search params are %o to %o @sales:default', (start, end) =>
    expect(rangeFrom({ start, end }, today)).toEqual({ start: today, end: today }),
  );
});

describe('the range of the search params', () => {
  it.each([
    [{ start: '2026-12-01', end: '2026-12-31' }, true],
    [{ start: '', end: '' }, false],
    [{ start: '2026-11-01', end: 'today' }, false],
  ])('%o is chosen: %s @time:kept', (range, isChosen) =>
    expect(chosenRange(range)).toEqual(isChosen ? range : null),
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

describe('what a range is compared with', () => {
  it.each([
    ['today', today, today, '2026-11-19', '2026-11-19', 'yesterday'],
    ['another day', '2026-11-19', '2026-11-19', '2026-11-18', '2026-11-18', 'days'],
    ['this week', '2026-11-15', today, '2026-11-09', '2026-11-14', 'days'],
    ['this month', '2026-11-01', today, '2026-10-01', '2026-10-20', 'thisMonth'],
    ['this month to its end', '2026-11-01', '2026-11-30', '2026-10-01', '2026-10-20', 'thisMonth'],
    ['last month', '2026-10-01', '2026-10-31', '2026-09-01', '2026-09-30', 'month'],
    ['March', '2026-03-01', '2026-03-31', '2026-02-01', '2026-02-28', 'month'],
    ['January', '2026-01-01', '2026-01-20', '2025-12-01', '2025-12-20', 'month'],
    ['days of two months', '2026-10-25', '2026-11-03', '2026-10-15', '2026-10-24', 'days'],
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
