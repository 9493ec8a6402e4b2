import { managerIdFor, planById, type Plan } from '@fitness/api-contract/catalogue';
import type { components } from '@fitness/api-contract/schema';
import { lastDayOf } from '@fitness/api-contract/rules';
import { today } from '../dates.ts';
import type { Membership, Payment } from '../store/rows.ts';
import type { Store } from '../store/store.ts';
import { sessionsOf } from './catalogue.ts';
import { orThrow, DomainError } from './domain-error.ts';
import type { Studio } from './studio.ts';

/** Records a payment and opens its pass; returns the pass's id, of a known uuid that of its first record. */
export function recordPayment(
  { store, clock }: Studio,
  userId: number,
  { reqMembershipDto, reqPayDto }: components['schemas']['PayRecordRequest'],
): number {
  const { uuid, promotionId, managerId, paymentMethod } = reqPayDto;
  if (reqMembershipDto.userId !== userId || reqPayDto.userId !== userId)
    throw new DomainError('Forbidden');
  const seen = store.payments.find('uuid', uuid);
  if (seen && seen.userId !== userId) throw new DomainError('Forbidden');
  if (seen) return seen.membershipId;

  const plan = orThrow(planById(promotionId), 'UnknownPromotion');
  if (reqMembershipDto.promotionId !== promotionId || managerIdFor(plan, managerId) !== managerId)
    throw new DomainError('PayMismatch');
  const purchase = { uuid, userId, managerId, paymentMethod, paidDate: today(clock) };
  return sell(store, plan, purchase).id;
}

type Purchase = Pick<Payment, 'uuid' | 'userId' | 'managerId' | 'paymentMethod' | 'paidDate'>;

/** Adds a payment and the pass that it opens, with all of its sessions. */
export function sell(store: Store, plan: Plan, purchase: Purchase): Membership {
  const { userId, managerId, paidDate } = purchase;
  const { promotionId, amount } = plan;
  const membership = store.memberships.insert({
    userId,
    promotionId,
    managerId,
    remainingSessionCount: sessionsOf(plan),
    startDate: paidDate,
    expiredDate: lastDayOf(plan, paidDate),
  });
  store.payments.insert({ ...purchase, promotionId, membershipId: membership.id, amount });
  return membership;
}
