import { plans } from '@fitness/api-contract/catalogue';
import { describe, expect, it } from 'vitest';
import { expectDomainError, testStudio } from '../../testing/studio.ts';
import { recordPayment } from './payments.ts';

function record(userId: number, promotionId: number, managerId: number, uuid = 'pay-1') {
  return {
    reqMembershipDto: { userId, promotionId },
    reqPayDto: { uuid, userId, managerId, promotionId, paymentMethod: 'KAKAOPAY' as const },
  };
}

describe('recording a payment', () => {
  it('creates a pass with its sessions and its trainer, at the price of the plan', () => {
    const { studio } = testStudio();
    const payment = recordPayment(studio, 101, record(101, 1, 2));
    expect(payment).toMatchObject({
      uuid: 'pay-1',
      amount: 840_000,
      managerId: 2,
      paidDate: '2026-11-20',
    });
    expect(studio.store.memberships.get(payment.membershipId)).toMatchObject({
      userId: 101,
      managerId: 2,
      remainingSessionCount: 12,
    });
  });

  it.each([
    ['a 12회 pass for 90 days', 1, 1, '2027-02-18', 12],
    ['a 24회 pass for 180 days', 2, 1, '2027-05-19', 24],
    ['a 36회 pass for 270 days', 7, 5, '2027-08-17', 36],
    ['a 50회 pass for 365 days', 8, 5, '2027-11-20', 50],
    ['a health membership for 1개월 and 1 bonus month', 9, 0, '2027-01-20', null],
    ['a health membership for 3개월 and 2 bonus months', 10, 0, '2027-04-20', null],
    ['a health membership for 6개월 and 3 bonus months', 11, 0, '2027-08-20', null],
    ['a health membership for 12개월 and 6 bonus months', 12, 0, '2028-05-20', null],
    ['a 1-day pass for today', 13, 0, '2026-11-20', null],
  ])('creates %s', (_title, promotionId, managerId, expiredDate, remainingSessionCount) => {
    const { studio } = testStudio();
    const { membershipId } = recordPayment(studio, 101, record(101, promotionId, managerId));
    expect(studio.store.memberships.get(membershipId)).toMatchObject({
      expiredDate,
      remainingSessionCount,
    });
  });

  it('returns the first payment for a known uuid and records it once @mock:uuid', () => {
    const { studio } = testStudio();
    const first = recordPayment(studio, 101, record(101, 1, 1));
    expect(recordPayment(studio, 101, record(101, 1, 1))).toEqual(first);
    expect(recordPayment(studio, 101, record(101, 9, 0))).toEqual(first);
    expect([studio.store.payments.size, studio.store.memberships.size]).toEqual([1, 1]);
  });

  it('fails with Forbidden for another user’s id in either part and for another user’s uuid', () => {
    const { studio } = testStudio();
    expectDomainError(() => recordPayment(studio, 101, record(102, 1, 1)), 'Forbidden');
    const mixed = { ...record(101, 1, 1), reqMembershipDto: { userId: 102, promotionId: 1 } };
    expectDomainError(() => recordPayment(studio, 101, mixed), 'Forbidden');
    recordPayment(studio, 102, record(102, 1, 1));
    expectDomainError(() => recordPayment(studio, 101, record(101, 1, 1)), 'Forbidden');
  });

  it('fails for an unknown promotion @response:UnknownPromotion', () => {
    const { studio } = testStudio();
    expectDomainError(() => recordPayment(studio, 101, record(101, 99, 1)), 'UnknownPromotion');
  });

  it('fails when the two parts name different promotions @response:PayMismatch', () => {
    const { studio } = testStudio();
    const mixed = { ...record(101, 1, 1), reqMembershipDto: { userId: 101, promotionId: 2 } };
    expectDomainError(() => recordPayment(studio, 101, mixed), 'PayMismatch');
  });

  it.each([
    ['PT with the pilates instructor', 1, 5],
    ['PT without a trainer', 1, 0],
    ['PT with a manager who does not teach', 1, 6],
    ['pilates with a PT trainer', 5, 1],
    ['health with a trainer', 9, 1],
    ['the 1-day pass with a trainer', 13, 3],
  ])('fails for %s', (_title, promotionId, managerId) => {
    const { studio } = testStudio();
    expectDomainError(
      () => recordPayment(studio, 101, record(101, promotionId, managerId)),
      'PayMismatch',
    );
    expect(studio.store.memberships.size).toBe(0);
  });

  it('succeeds for every plan of the catalogue @mock:passes', () => {
    const { studio } = testStudio();
    const managers = { pt: 3, pilates: 5, health: 0, single: 0 };
    for (const plan of plans) {
      const payment = recordPayment(
        studio,
        101,
        record(101, plan.promotionId, managers[plan.kind], `pay-${plan.promotionId}`),
      );
      expect(payment.amount).toBe(plan.amount);
    }
  });
});
