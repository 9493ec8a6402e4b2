import { expiryStatus, isUsedUp, expiresSoonUntil } from '../../shared/pass/pass-status.ts';
import { normalizeSearch } from '../../shared/list/normalize-search.ts';
import { roleFrom } from '../../shared/session/token.ts';
import type { User } from '../../shared/list/user-list.ts';
import type { Entry } from './entries.ts';
import type { Filters } from './search-params.ts';

/** The normalized search text: lower case, a phone without hyphens. */
export function searchTermOf(typed: string) {
  const text = normalizeSearch(typed).toLowerCase();
  return /^[\d\s-]+$/.test(text) ? text.replace(/\D/g, '') : text;
}

function passTest(filter: Exclude<Filters['filter'], 'all'>, today: string) {
  const until = expiresSoonUntil(today);
  const isSoon = (pass: User) => expiryStatus(pass, today, until) === 'soon';
  if (filter === 'soon') return isSoon;
  return filter === 'usedUp' ? isUsedUp : (pass: User) => isSoon(pass) || isUsedUp(pass);
}

/** The matching rows in their order, or `entries` itself without a filter; `today` is Seoul's. */
export function filterEntries(
  entries: readonly Entry[],
  { q, role, filter }: Omit<Filters, 'grouped'>,
  today: string,
): readonly Entry[] {
  const term = searchTermOf(q);
  const matchesPass = filter === 'all' ? null : passTest(filter, today);
  if (term === '' && role === 'all' && matchesPass === null) return entries;
  return entries.filter(
    ({ searchKey, user, passes }) =>
      searchKey.includes(term) &&
      (role === 'all' || (user.roleName !== null && roleFrom(user.roleName) === role)) &&
      (matchesPass === null || passes.some(matchesPass)),
  );
}
