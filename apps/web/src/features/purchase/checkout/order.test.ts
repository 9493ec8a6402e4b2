import {
  healthPlans,
  pilatesPlans,
  plans,
  ptPlans,
  singlePass,
} from '@fitness/api-contract/catalogue';
import { describe, expect, it } from 'vitest';
import { ignoresCancelCode, orderOf, paymentRequestOf, payRecordOf } from './order.ts';

const buyer = { userId: '102', nickname: '김하늘' };
const target = {
  storeId: 'store-1',
  channelKey: 'channel-1',
  redirectUrl: 'https://studio.example/fitness/pt',
};

describe('an order', () => {
  it.each([
    {
      plan: ptPlans[0]!,
      trainer: 3,
      orderName: 'PT 12회',
      amount: 840_000,
      promotionId: 1,
      managerId: 3,
    },
    {
      plan: ptPlans[3]!,
      trainer: 1,
      orderName: 'PT 50회',
      amount: 2_000_000,
      promotionId: 4,
      managerId: 1,
    },
    {
      plan: pilatesPlans[1]!,
      trainer: undefined,
      orderName: '필라테스 24회',
      amount: 600_000,
      promotionId: 6,
      managerId: 5,
    },
    {
      plan: healthPlans[1]!,
      trainer: undefined,
      orderName: '헬스 3개월',
      amount: 240_000,
      promotionId: 10,
      managerId: 0,
    },
    {
      plan: singlePass,
      trainer: undefined,
      orderName: '1회 이용권',
      amount: 15_000,
      promotionId: 13,
      managerId: 0,
    },
  ])(
    'of $orderName asks for $amount won and is recorded with promotion $promotionId and manager $managerId @provider:request @operation:recordPayment @buy:payment-method',
    (row) => {
      const order = orderOf(row.plan, buyer, row.trainer);
      expect(paymentRequestOf(order, target)).toEqual({
        storeId: 'store-1',
        channelKey: 'channel-1',
        redirectUrl: 'https://studio.example/fitness/pt',
        paymentId: order.paymentId,
        orderName: row.orderName,
        totalAmount: row.amount,
        currency: 'KRW',
        payMethod: 'EASY_PAY',
        easyPay: { easyPayProvider: 'KAKAOPAY' },
        customer: { customerId: '102', fullName: '김하늘' },
        products: [
          { id: row.plan.productId, name: row.orderName, amount: row.amount, quantity: 1 },
        ],
      });
      expect(payRecordOf(order)).toEqual({
        reqMembershipDto: { userId: 102, promotionId: row.promotionId },
        reqPayDto: {
          uuid: order.paymentId,
          userId: 102,
          managerId: row.managerId,
          promotionId: row.promotionId,
          paymentMethod: 'KAKAOPAY',
        },
      });
    },
  );

  it('of the 1-day pass names the product single @plan:13', () => {
    expect(paymentRequestOf(orderOf(singlePass, buyer), target).products).toEqual([
      { id: 'single', name: '1회 이용권', amount: 15_000, quantity: 1 },
    ]);
  });

  it('has a new payment id each time, in a format that every provider accepts @buy:payment-id', () => {
    const ids = new Set(Array.from({ length: 50 }, () => orderOf(singlePass, buyer).paymentId));
    expect(ids.size).toBe(50);
    for (const id of ids) expect(id).toMatch(/^[A-Za-z0-9-]{6,40}$/);
  });

  it('of PT without one of its trainers is an error', () => {
    expect(() => orderOf(ptPlans[0]!, buyer)).toThrow();
    expect(() => orderOf(ptPlans[0]!, buyer, 5)).toThrow();
  });

  it('of a user whose id is not a number is not recorded', () => {
    expect(() => payRecordOf(orderOf(singlePass, { ...buyer, userId: 'me' }))).toThrow();
  });

  it('ignores the cancel code for health memberships only @outcome:health', () => {
    expect(plans.filter((plan) => ignoresCancelCode(plan.kind))).toEqual(healthPlans);
  });
});
