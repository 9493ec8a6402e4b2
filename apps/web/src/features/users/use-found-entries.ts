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
 * The rows that match, in their order, and how many users each renewal filter would show. A search, which changes most often, comes
 * last, since sorting costs more.
 */
export function useFoundEntries(users: readonly User[], filters: Filters, today: string) {
  const { q, role, filter, grouped, sort } = filters;
  const isByUser = grouped || filter !== 'all';
  const people: readonly UserEntry[] = useMemo(
    () => withRenewals<User, Entry>(entriesByUser(users), today),
    [users, today],
  );
  const entries = useMemo(
    () => (isByUser ? membersToRenew<User, UserEntry>(people, filter) : entriesByPass(users)),
    [isByUser, people, filter, users],
  );
  const sorted = useMemo(
    () => sortEntries<Entry>(entries, sort, filter, today),
    [entries, sort, filter, today],
  );
  const found = useMemo(() => filterEntries(sorted, { q, role }), [sorted, q, role]);
  const counts = useMemo(
    () => countRenewals(filterEntries(people, { q, role })),
    [people, q, role],
  );
  return { found, counts, isByUser, isSearch: found !== sorted };
}
