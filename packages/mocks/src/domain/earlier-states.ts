import { fixedClock } from '../clock.ts';
import { addHours, type LocalDate, type LocalDateTime } from '../dates.ts';
import type { Account, Membership, Payment } from '../store/rows.ts';
import { hasAttended } from './attendance.ts';
import { registerClass, type NewClass } from './classes.ts';
import { orThrow } from './domain-error.ts';
import { recordPayment } from './payments.ts';
import { reserve } from './reservations.ts';
import type { Studio } from './studio.ts';
import { subjectOfManager } from './catalogue.ts';

/** Records a payment as if it were made at that time; returns the id of its pass. */
export function payAt(
  { store }: Studio,
  paidAt: LocalDateTime,
  payment: Pick<Payment, 'userId' | 'promotionId' | 'managerId'>,
): number {
  const { userId, promotionId } = payment;
  knownAccount({ store }, userId);
  return recordPayment({ store, clock: fixedClock(paidAt) }, userId, {
    reqMembershipDto: { userId, promotionId },
    reqPayDto: { ...payment, uuid: crypto.randomUUID(), paymentMethod: 'KAKAOPAY' },
  });
}

/** Registers a class and its reservations by these passes, as if they were made an hour before its start. */
export function holdClass(
  { store }: Studio,
  managerId: number,
  wanted: Omit<NewClass, 'classSubjectId'>,
  membershipIds: readonly number[],
): { classId: number; reservationIds: number[] } {
  const studio = { store, clock: fixedClock(addHours(wanted.classTime, -1)) };
  const none = `Manager ${managerId} teaches nothing.`;
  const { classSubjectId } = orThrow(subjectOfManager(managerId), 'SubjectNotAllowed', none);
  const { id: classId } = registerClass(studio, managerId, { classSubjectId, ...wanted });
  const reservationIds = membershipIds.map((membershipId) => {
    const { userId } = knownMembership(studio, membershipId);
    return reserve(studio, userId, classId, membershipId).id;
  });
  return { classId, reservationIds };
}

export function expirePass({ store }: Studio, membershipId: number, expiredDate: LocalDate): void {
  store.memberships.update(knownMembership({ store }, membershipId), { expiredDate });
}

/** Records the attendance of a user on any day, if it is not recorded yet. */
export function attendOn({ store }: Studio, userId: number, attendDate: LocalDate): void {
  const { nickname: staffName } = knownAccount({ store }, userId);
  if (!hasAttended({ store }, userId, attendDate))
    store.attendances.insert({ userId, attendDate, staffName });
}

/** The account of this id; throws `BadRequest` where there is none. */
export function knownAccount({ store }: Pick<Studio, 'store'>, userId: number): Account {
  return orThrow(store.accounts.get(userId), 'BadRequest', `There is no user ${userId}.`);
}

function knownMembership({ store }: Pick<Studio, 'store'>, membershipId: number): Membership {
  const membership = store.memberships.get(membershipId);
  return orThrow(membership, 'BadRequest', `There is no pass ${membershipId}.`);
}
