import { healthPlans, pilatesPlans, ptPlans } from '@fitness/api-contract/catalogue';
import { describe, expect, it } from 'vitest';
import { factsOf, lowestPrice, periodOf } from './plan-facts.ts';

describe('the facts of a plan', () => {
  it('are its tier, option and price', () => {
    expect([ptPlans, pilatesPlans, healthPlans].map((plans) => factsOf(plans)[1]?.label)).toEqual([
      'STANDARD 24회 1,440,000원',
      'STANDARD 24회 600,000원',
      'STANDARD 3개월 240,000원',
    ]);
  });

  it('include the price per session, or per month with bonus months', () => {
    expect(factsOf(pilatesPlans).at(-1)?.unitPrice).toBe('1회당 19,800원');
    expect(factsOf(healthPlans).map(({ unitPrice }) => unitPrice)).toEqual([
      '월 60,000원',
      '월 48,000원',
      '월 33,333원',
      '월 23,333원',
    ]);
  });

  it('include the lowest price and what it is based on', () => {
    expect([ptPlans, pilatesPlans, healthPlans].map(lowestPrice)).toEqual([
      { price: '1회당 40,000원부터', basis: '50회 기준' },
      { price: '1회당 19,800원부터', basis: '50회 기준' },
      { price: '월 23,333원부터', basis: '12개월 기준, 6개월 추가' },
    ]);
  });

  it('say what one gets, with the 1, 2, 3 and 6 bonus months of health memberships', () => {
    expect(factsOf(healthPlans).map(({ content }) => content)).toEqual([
      '1개월 더해 총 2개월',
      '2개월 더해 총 5개월',
      '3개월 더해 총 9개월',
      '6개월 더해 총 18개월',
    ]);
    expect(factsOf(ptPlans)[0]?.content).toBe('90일 동안 12회');
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
