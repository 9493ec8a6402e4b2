import { isExpired, type PassFacts, passState } from '@fitness/api-contract/rules';
import { dateOf, today, type LocalDateTime } from '../dates.ts';
import type { Membership, StudioClass } from '../store/rows.ts';
import { newestFirst } from '../store/order.ts';
import { planOf, subjectFor } from './catalogue.ts';
import { orThrow, DomainError } from './domain-error.ts';
import type { Studio } from './studio.ts';

/** All passes of a user, newest first, including expired and used-up ones. */
export function membershipsOf({ store }: Studio, userId: number): Membership[] {
  return store.memberships.where('userId', userId).sort(newestPassFirst);
}

/** The order of passes in every list: the one bought last comes first. */
export const newestPassFirst = newestFirst<Membership>((pass) => pass.startDate);

/** The pass of this id; throws if it belongs to another user. */
export function ownMembership({ store }: Studio, userId: number, membershipId: number): Membership {
  const membership = orThrow(store.memberships.get(membershipId), 'Forbidden');
  if (membership.userId !== userId) throw new DomainError('Forbidden');
  return membership;
}

/** True for a pass that is valid on the day of this time. */
export function isValidOn(membership: Membership, time: LocalDateTime): boolean {
  return !isExpired(membership, dateOf(time));
}

export function passFacts(membership: Membership): PassFacts {
  return { ...membership, promotionName: planOf(membership).name };
}

/** A pass covers a class by trainer and subject. */
export function coversClass(membership: Membership, studioClass: StudioClass): boolean {
  const subject = subjectFor(planOf(membership).kind);
  return (
    subject?.classSubjectId === studioClass.classSubjectId &&
    membership.managerId === studioClass.managerId
  );
}

/** The newest pass that can be used today. */
export function currentMembership(studio: Studio, userId: number): Membership | undefined {
  const date = today(studio.clock);
  return membershipsOf(studio, userId).find((pass) => passState(passFacts(pass), date) === 'valid');
}
