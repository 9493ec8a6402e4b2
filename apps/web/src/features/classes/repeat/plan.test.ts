import { describe, expect, it } from 'vitest';
import {
  classTimesOf,
  countLeftOut,
  minutesOf,
  type Pattern,
  planOf,
  rangeOf,
  weekdayOf,
  weekOf,
} from './plan.ts';

const pattern: Pattern = {
  weekdays: ['월', '금'],
  hours: ['21:00', '06:00'],
  start: '2026-11-20',
  weeks: 2,
  includesHolidays: false,
};
const known = {
  taken: new Set<string>(),
  now: '2026-11-19T10:00',
  holidaysOn: (date: string) => (date === '2026-11-27' ? ['임시공휴일'] : []),
};

describe('the classes of a pattern', () => {
  it('are its hours on its weekdays, in weeks of seven days from the first day @repeat:pattern', () => {
    const plan = planOf({ ...pattern, includesHolidays: true }, known);
    expect(plan.map((week) => week.map(({ date }) => date))).toEqual([
      ['2026-11-20', '2026-11-23'],
      ['2026-11-27', '2026-11-30'],
    ]);
    expect(classTimesOf(plan).slice(0, 3)).toEqual([
      '2026-11-20T06:00:00',
      '2026-11-20T21:00:00',
      '2026-11-23T06:00:00',
    ]);
  });

  it('are 1,512 at most', () => {
    const weekdays = ['월', '화', '수', '목', '금', '토', '일'];
    const hours = Array.from({ length: 18 }, (_, at) => `${String(at + 6).padStart(2, '0')}:00`);
    const all = { ...pattern, weekdays, hours, weeks: 12, includesHolidays: true };
    expect(classTimesOf(planOf(all, known))).toHaveLength(1512);
  });

  it('go on over the end of a year and a leap day', () => {
    const plan = planOf({ ...pattern, weekdays: ['화'], start: '2028-02-28' }, known);
    expect(plan.flat().map(({ date }) => date)).toEqual(['2028-02-29', '2028-03-07']);
    expect(rangeOf({ start: '2026-12-25', weeks: 2 })).toEqual({
      from: '2026-12-25',
      to: '2027-01-07',
    });
  });

  it('leave out hours with a class and hours that have begun @repeat:left-out', () => {
    const taken = minutesOf([{ classTime: '2026-11-23T06:00' }]);
    const [[today, monday] = []] = planOf(pattern, { ...known, taken, now: '2026-11-20T06:00' });
    expect(today).toMatchObject({
      hours: ['21:00'],
      leftOut: [{ reason: 'past', hours: ['06:00'] }],
    });
    expect(monday).toMatchObject({
      hours: ['21:00'],
      leftOut: [{ reason: 'taken', hours: ['06:00'] }],
    });
  });

  it('leave out public holidays unless they are included @repeat:holidays', () => {
    const plan = planOf(pattern, known);
    expect(plan[1]?.[0]).toEqual({
      date: '2026-11-27',
      holidays: ['임시공휴일'],
      hours: [],
      leftOut: [{ reason: 'holiday', hours: ['06:00', '21:00'] }],
    });
    expect(countLeftOut(plan, 'holiday')).toBe(2);
    expect(countLeftOut(plan, 'taken')).toBe(0);
    expect(countLeftOut(planOf({ ...pattern, includesHolidays: true }, known), 'holiday')).toBe(0);
  });

  it('say of a class on a holiday that it is registered', () => {
    const taken = minutesOf([{ classTime: '2026-11-27T06:00:00' }]);
    expect(planOf(pattern, { ...known, taken })[1]?.[0]?.leftOut).toEqual([
      { reason: 'taken', hours: ['06:00'] },
      { reason: 'holiday', hours: ['21:00'] },
    ]);
  });
});

describe('the weekday and the week of a class', () => {
  it('do not depend on the device', () => {
    expect(weekdayOf('2026-11-20')).toBe('금');
    expect(weekdayOf('2026-11-22')).toBe('일');
  });

  it('are counted from the first day', () => {
    expect(weekOf('2026-11-26T23:00:00', '2026-11-20')).toBe(0);
    expect(weekOf('2026-11-27T06:00:00', '2026-11-20')).toBe(1);
  });
});
