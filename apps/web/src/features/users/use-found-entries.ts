import { useMemo } from 'react';
import type { User } from '../../shared/list/user-list.ts';
import {
  countRenewals,
  membersToRenew,
  type RenewalState,
  withRenewals,
} from '../../shared/pass/renewals.ts';
import { entriesByPass, entriesByUser, type Entry } from './entries.ts';
import { type Filters, filterEntries, sortEntries } from './filter.ts';

type UserEntry = Entry & RenewalState<User>;

/**
 * The rows that match, in their order, and how many users each renewal filter would show. Sorted before they are filtered, since
 * sorting costs more and a search changes more often.
 */
export function useFoundEntries(users: readonly User[], filters: Filters, today: string) {
  const { q, role, filter, grouped, sort } = filters;
  const isByUser = grouped || filter !== 'all';
  const people: readonly UserEntry[] = useMemo(
    () => withRenewals<User, Entry>(entriesByUser(users), today),
    [users, today],
  );
  const sortedPeople = useMemo(
    () => (isByUser ? sortEntries(people, sort, filter, today) : people),
    [isByUser, people, sort, filter, today],
  );
  const sortedPasses = useMemo(
    () => (isByUser ? [] : sortEntries(entriesByPass(users), sort, filter, today)),
    [isByUser, users, sort, filter, today],
  );
  const foundPeople = useMemo(
    () => filterEntries(sortedPeople, { q, role }),
    [sortedPeople, q, role],
  );
  const found = useMemo(
    () =>
      isByUser
        ? membersToRenew<User, UserEntry>(foundPeople, filter)
        : filterEntries(sortedPasses, { q, role }),
    [isByUser, foundPeople, filter, sortedPasses, q, role],
  );
  const counts = useMemo(() => countRenewals(foundPeople), [foundPeople]);
  return {
    found,
    counts,
    isByUser,
    isNarrowed: filter !== 'all' || foundPeople !== sortedPeople,
  };
}
