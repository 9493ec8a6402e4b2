import { expiryOf } from '@fitness/api-contract/rules';
import { isUsedUp } from '../../shared/pass/pass-status.ts';
import type { Member } from './api.ts';

/** The passes to renew next: valid, but about to expire or without sessions; those that end first come first. */
export function renewalsOf(members: readonly Member[], today: string): Member[] {
  return members
    .filter((member) => {
      const expiry = expiryOf(member, today);
      return expiry === 'soon' || (expiry === null && isUsedUp(member));
    })
    .toSorted((one, other) => lastDayOf(one).localeCompare(lastDayOf(other)));
}

/** Comes after every date if there is none. */
const lastDayOf = ({ expiredDate }: Member) => expiredDate ?? 'none';
