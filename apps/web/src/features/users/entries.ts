import { sortRows, type TableSort } from '@fitness/ui/Table';
import { useMemo } from 'react';
import { dayNumber } from '../../lib/date-times.ts';
import type { User } from '../../lib/list/user-list.ts';
import {
  countRenewals,
  membersToRenew,
  passSortValues,
  type RenewalChoice,
  renewalLabels,
  renewalOrder,
  type RenewalState,
  withRenewals,
} from '../../lib/pass/renewals.ts';
import { choiceParam, flagParam, pageParam, sortParam, textParam } from '../../lib/params.ts';
import { type StateOf } from '../../lib/search-params.ts';
import { searchFor, searchKeyOf } from '../../lib/search-text.ts';
import { roleFrom } from '../../session/token.ts';
import { roleFilterLabels } from './texts.ts';

/** One row of the list: a user with one of their passes or, grouped, with all of them. */
export type Entry = {
  key: string;
  user: User;
  /** The server's rows for these passes; a user without a pass has one row without pass data. */
  passes: readonly User[];
  /** The text that is searched. */
  searchKey: string;
};

/** One entry for each row of the server, in its order. */
export function entriesByPass(users: readonly User[]): Entry[] {
  const seen = new Map<number, number>();
  return users.map((user) => {
    const nth = seen.get(user.userId) ?? 0;
    seen.set(user.userId, nth + 1);
    return { key: `${user.userId}-${nth}`, user, passes: [user], searchKey: searchKeyOf(user) };
  });
}

/** One entry for each user, at the position of the user's first row. */
export function entriesByUser(users: readonly User[]): Entry[] {
  const entries = new Map<number, Entry & { passes: User[] }>();
  for (const user of users) {
    const { userId } = user;
    const known = entries.get(userId);
    if (known) known.passes.push(user);
    else
      entries.set(userId, {
        key: String(userId),
        user,
        passes: [user],
        searchKey: searchKeyOf(user),
      });
  }
  return [...entries.values()];
}

/** The ids of the columns that the list can be sorted by. */
export const sortable = [
  'name',
  'createdAt',
  'promotionName',
  'sessionCount',
  'expiredDate',
] as const;

/** The search params of the list. */
export const listParams = {
  q: textParam,
  role: choiceParam(roleFilterLabels, 'all'),
  filter: choiceParam(renewalLabels, 'all'),
  grouped: flagParam,
  sort: sortParam(sortable),
  page: pageParam,
};

/** The filters and the grouping of the list. */
export type Filters = Omit<StateOf<typeof listParams>, 'page'>;

/** The entries whose user matches, in their order; the same array without a search and a role. */
export function filterEntries<Each extends Entry>(
  entries: readonly Each[],
  { q, role }: Pick<Filters, 'q' | 'role'>,
): readonly Each[] {
  if (q.trim() === '' && role === 'all') return entries;
  const pattern = searchFor(q);
  return entries.filter(
    ({ searchKey, user }) =>
      pattern.test(searchKey) &&
      (role === 'all' || (user.roleName !== null && roleFrom(user.roleName) === role)),
  );
}

/** The entries in the order of a column or, without one, in that of the renewal filter; the same array without either. */
export function sortEntries<Each extends Entry>(
  entries: readonly Each[],
  sort: TableSort | null,
  filter: RenewalChoice,
): readonly Each[] {
  return sortRows(entries, sort ?? renewalOrder(filter), {
    name: ({ user }) => user.nickName,
    createdAt: ({ user }) => dayNumber(user.createdAt),
    ...passSortValues,
  });
}

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
  const sorted = useMemo(() => sortEntries<Entry>(entries, sort, filter), [entries, sort, filter]);
  const found = useMemo(() => filterEntries(sorted, { q, role }), [sorted, q, role]);
  const counts = useMemo(
    () => countRenewals(filterEntries(people, { q, role })),
    [people, q, role],
  );
  return { found, counts, isByUser, isSearch: found !== sorted };
}
