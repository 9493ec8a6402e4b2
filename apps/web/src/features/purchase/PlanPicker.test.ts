import { healthPlans, pilatesPlans, ptPlans } from '@fitness/api-contract/catalogue';
import { describe, expect, it } from 'vitest';
import { factsOf, periodOf } from './PlanPicker.tsx';

describe('the facts of a plan', () => {
  it('are its tier, option and price', () => {
    expect([ptPlans, healthPlans].map((plans) => factsOf(plans)[1]?.label)).toEqual([
      'STANDARD 24회 1,440,000원',
      'STANDARD 3개월 240,000원',
    ]);
  });

  it('include the price per session with how long they are valid, or the bonus with the price per month', () => {
    expect(factsOf(pilatesPlans).at(-1)?.description).toBe(
      '1회당 19,800원, 유효기간 365일, 1회 이용료 최저',
    );
    expect(factsOf(healthPlans).map(({ description }) => description)).toEqual([
      '1+1개월, 월 60,000원',
      '3+2개월, 월 48,000원',
      '6+3개월, 월 33,333원',
      '12+6개월, 월 23,333원, 월 이용료 최저',
    ]);
  });

  it('include the first and the last day @buy:before-paying', () => {
    expect([ptPlans, healthPlans].map(([plan]) => plan && periodOf(plan, '2026-11-26'))).toEqual([
      '오늘부터 2027. 2. 24.까지',
      '오늘부터 2027. 1. 26.까지',
    ]);
  });

  it('mark the lowest price per unit, also after prices change @plan:nothing-else', () => {
    const marks = (plans: typeof ptPlans) =>
      factsOf(plans).map(({ highlight }) => highlight !== undefined);
    expect(marks(ptPlans)).toEqual([false, false, false, true]);
    const [first, second, ...others] = ptPlans;
    expect(marks([first!, { ...second!, amount: 240_000 }, ...others])).toEqual([
      false,
      true,
      false,
      false,
    ]);
  });
});
