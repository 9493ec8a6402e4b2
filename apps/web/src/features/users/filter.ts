import { sortRows, type TableSort } from '@fitness/ui/Table';
import { dayNumber } from '../../shared/dates/date-times.ts';
import { searchFor } from '../../shared/input/search-text.ts';
import { renewalLabels } from '../../shared/pass/renewal-texts.ts';
import { passSortValues, type RenewalChoice, renewalOrder } from '../../shared/pass/renewals.ts';
import { roleFrom } from '../../shared/session/token.ts';
import {
  choiceParam,
  flagParam,
  pageParam,
  sortParam,
  textParam,
} from '../../shared/url/params.ts';
import type { StateOf } from '../../shared/url/use-search-params-state.ts';
import type { Entry } from './entries.ts';
import { roleFilterLabels } from './texts.ts';

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
  today: string,
): readonly Each[] {
  return sortRows(entries, sort ?? renewalOrder(filter), {
    name: ({ user }) => user.nickName,
    createdAt: ({ user }) => dayNumber(user.createdAt),
    ...passSortValues(today),
  });
}
