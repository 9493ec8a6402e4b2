import { managerIdFor, planById } from '@fitness/api-contract/catalogue';
import type { components } from '@fitness/api-contract/schema';
import { lastDayOf } from '@fitness/api-contract/rules';
import { today } from '../dates.ts';
import type { Membership, Payment } from '../store/rows.ts';
import { sessionsOf } from './catalogue/plans.ts';
import { orThrow, DomainError } from './domain-error.ts';
import type { Studio } from './studio.ts';

type PayRecord = components['schemas']['PayRecordRequest'];

/** Records a payment and opens its pass; idempotent: a known uuid returns its first record. */
export function recordPayment(
  studio: Studio,
  userId: number,
  { reqMembershipDto, reqPayDto }: PayRecord,
): Payment {
  if (reqMembershipDto.userId !== userId || reqPayDto.userId !== userId)
    throw new DomainError('Forbidden');
  const seen = studio.store.payments.find('uuid', reqPayDto.uuid);
  if (seen) return ownPayment(seen, userId);

  const plan = orThrow(planById(reqPayDto.promotionId), 'UnknownPromotion');
  if (reqMembershipDto.promotionId !== reqPayDto.promotionId) throw new DomainError('PayMismatch');
  if (managerIdFor(plan, reqPayDto.managerId) !== reqPayDto.managerId)
    throw new DomainError('PayMismatch');

  const membership = openMembership(studio, reqPayDto);
  return studio.store.payments.insert({
    uuid: reqPayDto.uuid,
    userId,
    managerId: reqPayDto.managerId,
    promotionId: plan.promotionId,
    membershipId: membership.id,
    paymentMethod: reqPayDto.paymentMethod,
    amount: plan.amount,
    paidDate: membership.startDate,
  });
}

function ownPayment(payment: Payment, userId: number): Payment {
  if (payment.userId !== userId) throw new DomainError('Forbidden');
  return payment;
}

type Purchase = Pick<PayRecord['reqPayDto'], 'userId' | 'managerId' | 'promotionId'>;

function openMembership(
  { store, clock }: Studio,
  { userId, managerId, promotionId }: Purchase,
): Membership {
  const plan = orThrow(planById(promotionId), 'UnknownPromotion');
  const startDate = today(clock);
  return store.memberships.insert({
    userId,
    promotionId,
    managerId,
    remainingSessionCount: sessionsOf(plan),
    startDate,
    expiredDate: lastDayOf(plan, startDate),
  });
}
