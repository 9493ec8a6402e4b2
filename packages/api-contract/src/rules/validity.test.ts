import { describe, expect, it } from 'vitest';
import { healthPlans, ptPlans, singlePass } from '../catalogue.ts';
import { lastDayOf } from './validity.ts';

const months = (total: number) =>
  healthPlans.find((plan) => plan.months + plan.bonusMonths === total)!;

describe('the last day of a pass @mock:passes', () => {
  it('is so many days after the purchase for sessions, over the end of a year', () => {
    expect(lastDayOf(ptPlans[0]!, '2026-11-25')).toBe('2027-02-23');
  });

  it('is the day of the purchase for the 1-day pass', () => {
    expect(lastDayOf(singlePass, '2026-12-31')).toBe('2026-12-31');
  });

  it.each([
    ['2026-11-25', 2, '2027-01-25'],
    ['2026-12-31', 2, '2027-02-28'],
    ['2027-12-30', 2, '2028-02-29'],
    ['2026-08-31', 18, '2028-02-29'],
    ['2026-10-31', 5, '2027-03-31'],
  ])('of health bought on %s for %i months with bonus is %s', (bought, total, last) => {
    expect(lastDayOf(months(total), bought)).toBe(last);
  });
});
