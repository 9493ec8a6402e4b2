import { healthPlans, ptPlans } from '@fitness/api-contract/catalogue';
import { describe, expect, it } from 'vitest';
import { refundOf } from './refund-amount.ts';

const [pt] = ptPlans as [(typeof ptPlans)[0]];
const [, health] = healthPlans as [unknown, (typeof healthPlans)[0]];

describe('the refund of a pass that is ended early @policies:refund', () => {
  it('is the price without the used sessions and the penalty', () => {
    expect(refundOf({ plan: pt, used: 3 })).toEqual({
      usage: 210_000,
      penalty: 84_000,
      amount: 546_000,
    });
  });

  it('counts the days of the paid months, not those of the bonus', () => {
    expect(refundOf({ plan: health, used: 30 })).toEqual({
      usage: 80_000,
      penalty: 24_000,
      amount: 136_000,
    });
  });

  it.each([12, 13])('is nothing after %i of 12 sessions', (used) => {
    expect(refundOf({ plan: pt, used })).toEqual({ usage: 840_000, penalty: 84_000, amount: 0 });
  });
});
