import { healthPlans, pilatesPlans, ptPlans } from '@fitness/api-contract/catalogue';
import { describe, expect, it } from 'vitest';
import { factsOf, periodOf, planIn } from './PlanPicker.tsx';

describe('the facts of a plan', () => {
  it('are its tier, option and price', () => {
    expect([ptPlans, pilatesPlans, healthPlans].map((plans) => factsOf(plans)[1]?.label)).toEqual([
      'STANDARD 24회 1,440,000원',
      'STANDARD 24회 600,000원',
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

  it('mark the lowest price per unit, also after prices change @extra:best-value', () => {
    expect(factsOf(ptPlans).map(({ highlight }) => highlight !== undefined)).toEqual([
      false,
      false,
      false,
      true,
    ]);
    const cheaper = ptPlans.map((plan) =>
      plan.sessions === 24 ? { ...plan, amount: 240_000 } : plan,
    );
    expect(factsOf(cheaper).map(({ highlight }) => highlight !== undefined)).toEqual([
      false,
      true,
      false,
      false,
    ]);
  });
});

const state = { trainer: 2, user: '102', planChoice: { plan: '3', user: '102' } };

describe('the plan that was chosen at a history entry', () => {
  it('is restored for the same user, and for anyone if nobody was signed in', () => {
    expect(planIn(state, '102')).toBe('3');
    for (const user of [null, '102'])
      expect(planIn({ planChoice: { plan: '3', user: null } }, user)).toBe('3');
  });

  it.each([
    ['for another user', state, '103'],
    ['for a user who signs out', state, null],
    ['without state', null, '102'],
    ['with something else in it', { planChoice: 3 }, '102'],
  ])('is none %s @session:return-state', (_case, given, userId) =>
    expect(planIn(given, userId)).toBeNull(),
  );
});
