import type { RowOf } from '@fitness/api-contract/client';
import {
  countsDaysOnly,
  expiryOf,
  passState,
  planOfPass,
  whyNotUsable,
} from '@fitness/api-contract/rules';
import { parseDate } from '@internationalized/date';
import { noValue } from '../../shared/format/format.ts';
import { paths } from '../../shared/paths.ts';
import { dayParam, type Param } from '../../shared/url/params.ts';

/** One of the user's own passes. */
export type Pass = RowOf<'/api/{product}/reservations/available-promotions'>;

type Expiry = Pick<Pass, 'expiredDate'>;
type Sessions = Pick<Pass, 'promotionName' | 'remainingSessionCount'>;

/** The sessions at purchase; null if the plan does not specify them or more are left. */
function totalSessions(pass: Sessions): number | null {
  const plan = planOfPass(pass.promotionName);
  if (plan === undefined || !('sessions' in plan)) return null;
  return plan.sessions >= (pass.remainingSessionCount ?? 0) ? plan.sessions : null;
}

/** The remaining sessions, with the total if it is known: `7 / 12회`; null for a pass that counts days. */
export function sessionsOf(pass: Sessions): string | null {
  if (countsDaysOnly(pass)) return null;
  const left = pass.remainingSessionCount;
  if (left === null) return noValue;
  const total = totalSessions(pass);
  return total === null ? `${left}회` : `${left} / ${total}회`;
}

/** Days to the last day of the pass: 0 on that day, negative after it, null without one. */
export function daysLeft({ expiredDate }: Expiry, today: string): number | null {
  if (!expiredDate) return null;
  return parseDate(expiredDate.slice(0, 10)).compare(parseDate(today));
}

/** Whether a pass can have upcoming reservations; a used-up one can, since its last sessions may be reserved. */
export function canHoldReservations(pass: Sessions & Expiry, today: string) {
  const reason = whyNotUsable(pass, today);
  return reason === null || reason === 'usedUp';
}

/** A countdown is shown in so many last days of a pass. */
const lastDays = 30;

/** `D-12`, or `D-DAY` on the last day; null for a pass that has more days left, or cannot be used. */
export function countdown(pass: Sessions & Expiry, today: string) {
  const days = daysLeft(pass, today);
  if (days === null || days >= lastDays || passState(pass, today) !== 'valid') return null;
  return days === 0 ? 'D-DAY' : `D-${days}`;
}

/** Passes in their order, but first those to reserve with, and last those that cannot be used. */
export function reservableFirst(passes: readonly Pass[], today: string): Pass[] {
  const order = [null, 'noReservationNeeded', 'usedUp', 'expired'];
  const placeOf = (pass: Pass) => order.indexOf(whyNotUsable(pass, today));
  return passes.toSorted((one, other) => placeOf(one) - placeOf(other));
}

/** With so many sessions left, a pass is nearly used up. */
const fewSessions = 2;

/** Whether a pass has expired, is used up or nearly so; one for months is nearly used up when it ends soon, one for a day never. */
export function isToBuyAgain(pass: Pass, today: string): boolean {
  if (passState(pass, today) !== 'valid') return true;
  if (planOfPass(pass.promotionName)?.kind === 'single') return false;
  if (countsDaysOnly(pass)) return expiryOf(pass, today) === 'soon';
  const { remainingSessionCount } = pass;
  return remainingSessionCount !== null && remainingSessionCount <= fewSessions;
}

/** The id of a membership, a positive integer. */
export const membershipParam: Param<number | null> = {
  read: (text) => (text !== null && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : null),
  write: (membershipId) => (membershipId === null ? null : String(membershipId)),
};

export const dayParams = { membershipId: membershipParam, date: dayParam };

export function dayManagementHref(membershipId: number) {
  return `${paths.dayManagement}?membershipId=${membershipId}`;
}
