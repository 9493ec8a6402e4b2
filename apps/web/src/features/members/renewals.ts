import { passesToRenew, renewalDaysOn, renewalsOfPasses } from '../../shared/pass/renewals.ts';
import type { Member } from './api.ts';
import { peopleOf } from './people.ts';

/**
 * The members to ask about renewing next, each once with the pass that ends first: within 14 days, or with at most one session
 * left; those that end first come first.
 */
export function renewalsOf(members: readonly Member[], today: string): Member[] {
  const days = renewalDaysOn(today);
  const toRenew = peopleOf(members).flatMap(({ passes }) => {
    const renewals = renewalsOfPasses(passes, days);
    const isNext = renewals.includes('days14') || renewals.includes('sessions');
    return isNext ? passesToRenew(passes, days).slice(0, 1) : [];
  });
  return toRenew.toSorted((one, other) => lastDayOf(one).localeCompare(lastDayOf(other)));
}

/** Comes after every date if there is none. */
const lastDayOf = ({ expiredDate }: Member) => expiredDate ?? 'none';
