import { describe, expect, it } from 'vitest';
import { type Pattern, planOf } from './repeat-plan.ts';

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
const timesOf = (plan: ReturnType<typeof planOf>) => plan.map(({ classTime }) => classTime);

describe('the classes of a pattern', () => {
  it('are its hours on its weekdays, in weeks of seven days from the first day @repeat:pattern', () => {
    expect(timesOf(planOf({ ...pattern, includesHolidays: true }, known))).toEqual([
      '2026-11-20T06:00:00',
      '2026-11-20T21:00:00',
      '2026-11-23T06:00:00',
      '2026-11-23T21:00:00',
      '2026-11-27T06:00:00',
      '2026-11-27T21:00:00',
      '2026-11-30T06:00:00',
      '2026-11-30T21:00:00',
    ]);
  });

  it('leave out hours with a class and hours that have begun @repeat:pattern', () => {
    const taken = new Set(['2026-11-23T06:00']);
    const plan = planOf({ ...pattern, weeks: 1 }, { ...known, taken, now: '2026-11-20T06:00' });
    expect(plan.map(({ state }) => state)).toEqual(['past', 'left', 'taken', 'left']);
  });

  it('leave out public holidays unless they are included, and say of a class on one that it is registered', () => {
    const fridays: Pattern = { ...pattern, weekdays: ['금'] };
    const taken = new Set(['2026-11-27T21:00']);
    expect(planOf(fridays, { ...known, taken }).slice(2)).toEqual([
      { classTime: '2026-11-27T06:00:00', state: 'holiday', reason: '공휴일(임시공휴일)' },
      { classTime: '2026-11-27T21:00:00', state: 'taken' },
    ]);
    const all = planOf({ ...fridays, includesHolidays: true }, known);
    expect(all.map(({ state }) => state)).toEqual(['left', 'left', 'left', 'left']);
  });
});
