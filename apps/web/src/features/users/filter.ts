import { expiryMark, isUsedUp, soonUntil } from '../../shared/pass-marks.ts';
import { searchable } from '../../shared/list/searchable.ts';
import { roleFrom } from '../../shared/session/token.ts';
import type { User } from '../../shared/list/user-list.ts';
import type { Entry } from './entries.ts';
import type { kindLabels, passLabels } from './texts.ts';

/** Whose rows are shown: everybody's, or one role's. */
export type Kind = keyof typeof kindLabels;

/** Which passes a row must hold to be shown. */
export type PassFilter = keyof typeof passLabels;

/** What is looked for. */
export type Criteria = {
  /** As it was typed. */
  search: string;
  kind: Kind;
  pass: PassFilter;
};

/** What a search compares with: lower case, a phone without hyphens. */
export function needleOf(typed: string) {
  const text = searchable(typed).toLowerCase();
  return /^[\d\s-]+$/.test(text) ? text.replace(/\D/g, '') : text;
}

function passTest(filter: Exclude<PassFilter, 'all'>, today: string) {
  const until = soonUntil(today);
  const isSoon = (pass: User) => expiryMark(pass, today, until) === 'soon';
  if (filter === 'soon') return isSoon;
  return filter === 'usedUp' ? isUsedUp : (pass: User) => isSoon(pass) || isUsedUp(pass);
}

/** The rows that are looked for, in their order; today is the day in Asia/Seoul. */
export function matching(
  entries: readonly Entry[],
  { search, kind, pass }: Criteria,
  today: string,
): readonly Entry[] {
  const needle = needleOf(search);
  const fits = pass === 'all' ? null : passTest(pass, today);
  if (needle === '' && kind === 'all' && fits === null) return entries;
  return entries.filter(
    ({ searchKey, user, passes }) =>
      (needle === '' || searchKey.includes(needle)) &&
      (kind === 'all' || (user.roleName !== null && roleFrom(user.roleName) === kind)) &&
      (fits === null || passes.some(fits)),
  );
}
