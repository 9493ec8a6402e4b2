import { describe, expect, it } from 'vitest';
import { classTimeOf, monthFrom, months, yearsOn } from './api.ts';

const today = '2026-11-20';

describe('the years that can be chosen (docs/product.md#workers)', () => {
  it('are 2023, 2024, 2025 and every later one up to the current year @worker:years', () => {
    expect(yearsOn(today)).toEqual(['2023', '2024', '2025', '2026']);
    expect(yearsOn('2021-05-05')).toEqual(['2023', '2024', '2025']);
  });
});

describe('the months that can be chosen', () => {
  it('are 01 to 12 @worker:years', () => {
    expect(months).toHaveLength(12);
    expect([months[0], months.at(-1)]).toEqual(['01', '12']);
  });
  it('are sent as their first day, as the contract wants it', () => {
    expect(classTimeOf({ year: '2026', month: '03' })).toBe('2026-03-01');
  });
});

describe('the month that is shown', () => {
  it('is the one in the search params', () =>
    expect(monthFrom({ year: '2024', month: '02' }, today)).toEqual({ year: '2024', month: '02' }));
  it.each([
    ['2024', ''],
    ['2022', '05'],
    ['2027', '05'],
    ['2026', '5'],
    ['2026', '13'],
  ])('is the current one where the search params are %o and %o', (year, month) =>
    expect(monthFrom({ year, month }, today)).toEqual({ year: '2026', month: '11' }),
  );
});
