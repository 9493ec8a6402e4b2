import { managerIdFor, plans, ptPlans, singlePass } from '@fitness/api-contract/catalogue';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { entryOf, paymentRequestOf } from './provider.ts';

const buyer = { userId: '102', nickname: '김하늘' };

beforeEach(() => {
  vi.stubGlobal('window', { location: new URL('https://studio.example/fitness/pt?plan=1') });
});

describe('an order', () => {
  it.each(plans)(
    'of $name asks for its amount and is recorded with promotion $promotionId @provider:request @plan:13',
    (plan) => {
      const managerId = managerIdFor(plan, 3);
      const { paymentId, record } = entryOf(plan, buyer, 3);
      const name = plan === singlePass ? '1회 이용권' : plan.name;
      expect(paymentRequestOf(paymentId, plan, buyer)).toEqual({
        storeId: 'test-store',
        channelKey: 'test-channel-key',
        redirectUrl: 'https://studio.example/fitness/pt',
        paymentId,
        orderName: name,
        totalAmount: plan.amount,
        currency: 'KRW',
        payMethod: 'EASY_PAY',
        easyPay: { easyPayProvider: 'KAKAOPAY' },
        customer: { customerId: '102', fullName: '김하늘' },
        products: [{ id: plan.productId, name, amount: plan.amount, quantity: 1 }],
      });
      expect(record).toEqual({
        reqMembershipDto: { userId: 102, promotionId: plan.promotionId },
        reqPayDto: {
          uuid: paymentId,
          userId: 102,
          managerId,
          promotionId: plan.promotionId,
          paymentMethod: 'KAKAOPAY',
        },
      });
    },
  );

  it('has a new payment id each time, in a format that every provider accepts @provider:request', () => {
    const ids = new Set(Array.from({ length: 50 }, () => entryOf(singlePass, buyer).paymentId));
    expect(ids.size).toBe(50);
    for (const id of ids) expect(id).toMatch(/^[A-Za-z0-9-]{6,40}$/);
  });

  it('of PT without one of its trainers is an error', () => {
    expect(() => entryOf(ptPlans[0]!, buyer)).toThrow();
    expect(() => entryOf(ptPlans[0]!, buyer, 5)).toThrow();
  });

  it('of a user whose id is not a number is an error', () => {
    expect(() => entryOf(singlePass, { ...buyer, userId: 'me' })).toThrow();
  });
});
