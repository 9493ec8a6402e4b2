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

/** The rows that match, in their order; all of them unchanged without a filter. Today is the date in Asia/Seoul. */
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
