import { singlePass } from '@fitness/api-contract/catalogue';
import { countsDaysOnly } from '@fitness/api-contract/rules';
import { parseDate } from '@internationalized/date';
import { dateOf } from '../dates/date-times.ts';

/** A pass as the lists of staff have it; null is unknown. */
export type ListedPass = {
  promotionName: string | null;
  promotionSessionCount: number | null;
  expiredDate: string | null;
};

/** Why a member is asked to renew (docs/product.md#members). */
export type Renewal = 'days7' | 'days14' | 'days30' | 'sessions' | 'lapsed';

/** The days that decide on a date in Asia/Seoul whether a member is asked to renew. */
export type RenewalDays = Record<Exclude<Renewal, 'sessions'> | 'today', string>;

export function renewalDaysOn(today: string): RenewalDays {
  const later = (days: number) => parseDate(today).add({ days }).toString();
  return { today, days7: later(7), days14: later(14), days30: later(30), lapsed: later(-30) };
}

/** A pass with this many sessions left, or fewer, has run out. */
const fewSessions = 1;

/** Health passes have no sessions to run out of, whatever number the server sends. */
function hasRunOut(pass: ListedPass) {
  const { promotionSessionCount: count } = pass;
  return count !== null && count <= fewSessions && !countsDaysOnly(pass);
}

/** A member without a pass has a row without data, and a pass for one day is a visit, not a membership. */
const isRenewable = ({ promotionName, promotionSessionCount, expiredDate }: ListedPass) =>
  promotionName !== singlePass.name &&
  (promotionName !== null || promotionSessionCount !== null || expiredDate !== null);

/** The last day of a pass; after every date if it is unknown. */
const lastDayOf = ({ expiredDate }: ListedPass) =>
  expiredDate === null ? 'unknown' : dateOf(expiredDate);

const inOrderOfEnd = (one: ListedPass, other: ListedPass) => {
  const [first, second] = [lastDayOf(one), lastDayOf(other)];
  return first === second ? 0 : first < second ? -1 : 1;
};

/**
 * The passes of a member that decide about renewing, the first to end first: those that are not over; where all are over, the one
 * that ended last.
 */
export function passesToRenew<Pass extends ListedPass>(
  passes: readonly Pass[],
  { today }: Pick<RenewalDays, 'today'>,
): readonly Pass[] {
  const inOrder = passes.filter(isRenewable).toSorted(inOrderOfEnd);
  const valid = inOrder.filter((pass) => lastDayOf(pass) >= today);
  return valid.length > 0 ? valid : inOrder.slice(-1);
}

/**
 * Why a member with these passes is asked to renew; empty for one who is not. A pass keeps the member from it if it lasts longer
 * than the period and has not run out.
 */
export function renewalsOfPasses(
  passes: readonly ListedPass[],
  days: RenewalDays,
): readonly Renewal[] {
  const deciding = passesToRenew(passes, days);
  const [first] = deciding;
  if (first === undefined) return [];
  if (lastDayOf(first) < days.today) return lastDayOf(first) >= days.lapsed ? ['lapsed'] : [];
  const lasting = deciding.filter((pass) => !hasRunOut(pass)).at(-1);
  const endsIn = (['days7', 'days14', 'days30'] as const).filter(
    (period) =>
      lastDayOf(first) <= days[period] &&
      (lasting === undefined || lastDayOf(lasting) <= days[period]),
  );
  return lasting === undefined ? [...endsIn, 'sessions'] : endsIn;
}
