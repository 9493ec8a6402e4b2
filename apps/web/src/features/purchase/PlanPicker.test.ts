import { healthPlans, pilatesPlans, ptPlans } from '@fitness/api-contract/catalogue';
import { describe, expect, it } from 'vitest';
import { optionsOf, periodOf } from './PlanPicker.tsx';

describe('a plan to choose', () => {
  it('has its tier, option and price', () => {
    expect([ptPlans, healthPlans].map((plans) => optionsOf(plans)[1])).toMatchObject([
      { eyebrow: 'STANDARD', label: '24회', detail: '1,440,000원' },
      { eyebrow: 'STANDARD', label: '3개월', detail: '240,000원' },
    ]);
  });

  it('has the price per session with how long it is valid, or the bonus with the price per month', () => {
    expect(optionsOf(pilatesPlans).at(-1)).toMatchObject({
      note: '1회당 19,800원',
      description: '유효기간 365일',
      badge: '1회 이용료 최저',
    });
    expect(optionsOf(healthPlans).map(({ note }) => note)).toEqual([
      '1+1개월, 월 60,000원',
      '3+2개월, 월 48,000원',
      '6+3개월, 월 33,333원',
      '12+6개월, 월 23,333원',
    ]);
    expect(optionsOf(healthPlans).at(-1)?.badge).toBe('월 이용료 최저');
  });

  it('has the first and the last day @buy:before-paying', () => {
    expect([ptPlans, healthPlans].map(([plan]) => plan && periodOf(plan, '2026-11-26'))).toEqual([
      '오늘부터 2027. 2. 24.까지',
      '오늘부터 2027. 1. 26.까지',
    ]);
  });

  it('is marked if it has the lowest price per unit, also after prices change @plan:nothing-else', () => {
    const marks = (plans: typeof ptPlans) =>
      optionsOf(plans).map(({ badge }) => badge !== undefined);
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
