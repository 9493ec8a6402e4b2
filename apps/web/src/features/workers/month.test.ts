import { listWorkersQueryConstraints } from '@fitness/api-contract/constraints';
import { describe, expect, it } from 'vitest';
import { classTimeOf, monthFrom, months, yearsOn } from './month.ts';

const today = '2026-11-20';

describe('the years that can be chosen (docs/product.md#workers)', () => {
  it('are 2023, 2024, 2025 and every later one up to the current year @worker:years', () => {
    expect(yearsOn(today)).toEqual(['2023', '2024', '2025', '2026']);
    expect(yearsOn('2028-01-01')).toEqual(['2023', '2024', '2025', '2026', '2027', '2028']);
  });
  it('are also the later one that was chosen before the clock was set back @time:kept', () => {
    expect(yearsOn(today, '2028')).toEqual(['2023', '2024', '2025', '2026', '2027', '2028']);
    expect(yearsOn(today, '2024')).toEqual(yearsOn(today));
  });
  it('are the three given ones also where the clock is behind', () =>
    expect(yearsOn('2021-05-05')).toEqual(['2023', '2024', '2025']));
});

describe('the months that can be chosen', () => {
  it('are 01 to 12 @worker:months', () =>
    expect(months).toEqual([
      '01',
      '02',
      '03',
      '04',
      '05',
      '06',
      '07',
      '08',
      '09',
      '10',
      '11',
      '12',
    ]));
  it('are sent as their first day, as the contract wants it @operation:listWorkers', () => {
    expect(classTimeOf({ year: '2026', month: '03' })).toBe('2026-03-01');
    const allowed = new RegExp(listWorkersQueryConstraints.classTime.pattern, 'u');
    for (const month of months) expect(classTimeOf({ year: '2025', month })).toMatch(allowed);
  });
});

describe('the month that is shown', () => {
  it('is the one in the search params', () =>
    expect(monthFrom({ year: '2024', month: '02' }, today)).toEqual({ year: '2024', month: '02' }));
  it.each([
    ['', ''],
    ['2024', ''],
    ['2022', '05'],
    ['2027', '05'],
    ['2026', '5'],
    ['2026', '13'],
  ])('is the current one where the search params are %o and %o', (year, month) =>
    expect(monthFrom({ year, month }, today)).toEqual({ year: '2026', month: '11' }),
  );
  it('is the one that could be chosen on its day, also once the clock was set back @time:kept', () => {
    const january = { year: '2027', month: '01' };
    expect(monthFrom(january, today, '2027-01-15')).toEqual(january);
    expect(monthFrom(january, today, today)).toEqual({ year: '2026', month: '11' });
    const none = { year: '', month: '' };
    expect(monthFrom(none, '2026-12-01', today)).toEqual({ year: '2026', month: '12' });
  });
});
