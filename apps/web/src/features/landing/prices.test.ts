import { plans } from '@fitness/api-contract/catalogue';
import { describe, expect, it } from 'vitest';
import { formatWon } from '../../shared/format/format.ts';
import { prices } from './prices.ts';

describe('the prices on the home page', () => {
  it('are the lowest of each kind, and said to be so where there are higher ones @home:prices', () => {
    const lowest = (['pt', 'pilates', 'health', 'single'] as const).map((kind) => {
      const amounts = plans.filter((plan) => plan.kind === kind).map(({ amount }) => amount);
      return [formatWon(Math.min(...amounts)), amounts.length > 1];
    });
    expect(prices.map(({ amount, isLowest }) => [amount, isLowest])).toEqual(lowest);
  });
  it('have the price of a session of that plan @home:prices', () => {
    expect(prices[0].note).toBe('12회, 1회 70,000원');
  });
});
