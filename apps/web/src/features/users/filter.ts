import { parseDate } from '@internationalized/date';
import { roleFrom } from '../../shared/session/token.ts';
import type { User } from '../../shared/user-list.ts';
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

/** A pass that ends within so many days ends soon. */
const soonDays = 14;

/** What a search compares with: lower case, a phone without hyphens; a syllable that is only begun finds nobody and is left out. */
export const needleOf = (typed: string) => {
  const text = typed.replace(/[ㄱ-ㅎㅏ-ㅣ]+\s*$/, '').trim().toLowerCase();
  return /^[\d\s-]+$/.test(text) ? text.replace(/\D/g, '') : text;
};

/** The last day on which a pass counts as ending soon. */
export const soonUntil = (today: string) => parseDate(today).add({ days: soonDays }).toString();

/** Whether a pass has ended before today, or ends by the given day; its last day still counts. */
export const expiryOf = ({ expiredDate }: Pick<User, 'expiredDate'>, today: string, until: string): 'over' | 'soon' | null => {
  if (!expiredDate) return null;
  const last = expiredDate.slice(0, 10);
  if (last < today) return 'over';
  return last <= until ? 'soon' : null;
};

/** Whether every session of a pass is used up. */
export const isUsedUp = ({ promotionSessionCount }: Pick<User, 'promotionSessionCount'>) => promotionSessionCount === 0;

const passTest = (filter: Exclude<PassFilter, 'all'>, today: string) => {
  const until = soonUntil(today);
  const isSoon = (pass: User) => expiryOf(pass, today, until) === 'soon';
  if (filter === 'soon') return isSoon;
  return filter === 'usedUp' ? isUsedUp : (pass: User) => isSoon(pass) || isUsedUp(pass);
};

/** The rows that are looked for, in their order; today is the day in Asia/Seoul. */
export const matching = (entries: readonly Entry[], { search, kind, pass }: Criteria, today: string): readonly Entry[] => {
  const needle = needleOf(search);
  const fits = pass === 'all' ? null : passTest(pass, today);
  if (needle === '' && kind === 'all' && fits === null) return entries;
  return entries.filter(
    ({ searchKey, user, passes }) =>
      (needle === '' || searchKey.includes(needle)) && (kind === 'all' || roleFrom(user.roleName) === kind) && (fits === null || passes.some(fits)),
  );
};
