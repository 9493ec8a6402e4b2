import { withRenewals } from '../../shared/pass/renewals.ts';
import type { Member } from './api.ts';
import { peopleOf, type Person } from './people.ts';

/**
 * The members to ask about renewing next, each once with the pass that ends first: within 14 days, or with at most one session
 * left; those that end first come first.
 */
export function renewalsOf(members: readonly Member[], today: string): Member[] {
  const people = withRenewals<Member, Person>(peopleOf(members), today).filter(
    ({ renewals }) => renewals.includes('days14') || renewals.includes('sessions'),
  );
  return people
    .flatMap(({ toRenew }) => toRenew.slice(0, 1))
    .toSorted((one, other) => lastDayOf(one).localeCompare(lastDayOf(other)));
}

/** Comes after every date if there is none. */
const lastDayOf = ({ expiredDate }: Member) => expiredDate ?? 'none';
