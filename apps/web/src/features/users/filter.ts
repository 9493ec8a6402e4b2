import { endsSoonUntil, expiryOf } from '@fitness/api-contract/rules';
import { searchTermOf } from '../../shared/input/search-text.ts';
import type { User } from '../../shared/list/user-list.ts';
import { isUsedUp } from '../../shared/pass/pass-status.ts';
import { roleFrom } from '../../shared/session/token.ts';
import { choiceParam, flagParam, pageParam, textParam } from '../../shared/url/params.ts';
import type { StateOf } from '../../shared/url/use-search-params-state.ts';
import type { Entry } from './entries.ts';
import { passLabels, roleFilterLabels } from './texts.ts';

/** The search params of the list. */
export const listParams = {
  q: textParam,
  role: choiceParam(roleFilterLabels, 'all'),
  filter: choiceParam(passLabels, 'all'),
  grouped: flagParam,
  page: pageParam,
};

/** The filters and the grouping of the list. */
export type Filters = Omit<StateOf<typeof listParams>, 'page'>;

/** The matching entries in their order; the same array without a filter. `today` is in Asia/Seoul. */
export function filterEntries(
  entries: readonly Entry[],
  { q, role, filter }: Omit<Filters, 'grouped'>,
  today: string,
): readonly Entry[] {
  const term = searchTermOf(q);
  if (term === '' && role === 'all' && filter === 'all') return entries;
  const until = endsSoonUntil(today);
  const isSoon = (pass: User) => expiryOf(pass, today, until) === 'soon';
  const passTests = {
    all: () => true,
    soon: isSoon,
    usedUp: isUsedUp,
    either: (pass: User) => isSoon(pass) || isUsedUp(pass),
  };
  return entries.filter(
    ({ searchKey, user, passes }) =>
      searchKey.includes(term) &&
      (role === 'all' || (user.roleName !== null && roleFrom(user.roleName) === role)) &&
      passes.some(passTests[filter]),
  );
}
