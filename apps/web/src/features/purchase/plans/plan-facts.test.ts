import { healthPlans, pilatesPlans, ptPlans } from '@fitness/api-contract/catalogue';
import { describe, expect, it } from 'vitest';
import { factsOf, lowestPrice } from './plan-facts.ts';

describe('the facts of a plan', () => {
  it('are its tier, option and price', () => {
    expect(
      [...ptPlans, ...pilatesPlans, ...healthPlans]
        .flatMap((plan) => factsOf([plan]))
        .map(({ label }) => label),
    ).toEqual([
      'BASIC 12회 840,000원',
      'STANDARD 24회 1,440,000원',
      'ADVANCED 36회 1,800,000원',
      'ELITE 50회 2,000,000원',
      'BASIC 12회 360,000원',
      'STANDARD 24회 600,000원',
      'ADVANCED 36회 720,000원',
      'ELITE 50회 990,000원',
      'BASIC 1개월 120,000원',
      'STANDARD 3개월 240,000원',
      'ADVANCED 6개월 300,000원',
      'ELITE 12개월 420,000원',
    ]);
  });

  it('include the price per session, or per month with bonus months', () => {
    expect(factsOf(ptPlans).map(({ unitPrice }) => unitPrice)).toEqual([
      '1회당 70,000원',
      '1회당 60,000원',
      '1회당 50,000원',
      '1회당 40,000원',
    ]);
    expect(factsOf(pilatesPlans).map(({ unitPrice }) => unitPrice)).toEqual([
      '1회당 30,000원',
      '1회당 25,000원',
      '1회당 20,000원',
      '1회당 19,800원',
    ]);
    expect(factsOf(healthPlans).map(({ unitPrice }) => unitPrice)).toEqual([
      '월 60,000원',
      '월 48,000원',
      '월 33,333원',
      '월 23,333원',
    ]);
  });

  it('include the lowest price and what it is based on', () => {
    expect([ptPlans, pilatesPlans, healthPlans].map(lowestPrice)).toEqual([
      { price: '1회당 40,000원부터', basis: '50회권 기준' },
      { price: '1회당 19,800원부터', basis: '50회권 기준' },
      { price: '월 23,333원부터', basis: '12개월권 기준, 추가 6개월 포함' },
    ]);
  });

  it('say what one gets, with the 1, 2, 3 and 6 bonus months of health memberships', () => {
    expect(factsOf(healthPlans).map(({ content }) => content)).toEqual([
      '1개월 + 1개월 = 총 2개월',
      '3개월 + 2개월 = 총 5개월',
      '6개월 + 3개월 = 총 9개월',
      '12개월 + 6개월 = 총 18개월',
    ]);
    expect(factsOf(ptPlans).map(({ content }) => content)).toEqual([
      '90일 동안 12회',
      '180일 동안 24회',
      '270일 동안 36회',
      '365일 동안 50회',
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
