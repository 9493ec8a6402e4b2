import type { RowOf } from '@fitness/api-contract/client';
import {
  countsDaysOnly,
  endsSoonDays,
  passState,
  planOfPass,
  whyNotUsable,
} from '@fitness/api-contract/rules';
import { parseDate } from '@internationalized/date';
import { dateOf } from '../../lib/date-times.ts';
import { noValue } from '../../lib/format.ts';
import { paths } from '../../lib/paths.ts';
import { dayParam, type Param } from '../../lib/params.ts';
import { kindTexts } from './texts.ts';

/** One of the user's own passes. */
export type Pass = RowOf<'/api/{product}/reservations/available-promotions'>;

/** The remaining sessions, with those at purchase if they are known: `7 / 12회`; null for a pass that counts days. */
export function sessionsOf(pass: Pass): string | null {
  if (countsDaysOnly(pass)) return null;
  const left = pass.remainingSessionCount;
  if (left === null) return noValue;
  const plan = planOfPass(pass.promotionName);
  const hasTotal = plan !== undefined && 'sessions' in plan && plan.sessions >= left;
  return hasTotal ? `${left} / ${plan.sessions}회` : `${left}회`;
}

/** What a pass is for: its kind, else its name. */
export function kindOf({ promotionName }: Pass) {
  const kind = planOfPass(promotionName)?.kind;
  return kind === 'pt' || kind === 'pilates' ? kindTexts[kind] : promotionName;
}

/** The sessions left on the passes that can be used on a date, as far as they are known: `PT 7회 · 필라테스 10회`. */
export function sessionsLeft(passes: readonly Pass[], today: string): string {
  return passes
    .filter((pass) => pass.remainingSessionCount !== null && whyNotUsable(pass, today) === null)
    .map((pass) => [kindOf(pass), `${pass.remainingSessionCount}회`].filter(Boolean).join(' '))
    .join(' · ');
}

/** A used-up pass can have upcoming reservations too, since its last sessions may be reserved. */
export function canHoldReservations(pass: Pass, today: string) {
  const reason = whyNotUsable(pass, today);
  return reason === null || reason === 'usedUp';
}

/** `D-12` in the last days of a pass (`endsSoonDays`), `D-DAY` on the last one; null before, and for a pass that cannot be used. */
export function countdown(pass: Pass, today: string) {
  if (!pass.expiredDate || passState(pass, today) !== 'valid') return null;
  const days = parseDate(dateOf(pass.expiredDate)).compare(parseDate(today));
  if (days >= endsSoonDays) return null;
  return days === 0 ? 'D-DAY' : `D-${days}`;
}

/** Passes in their order, but first those to reserve with, and last those that cannot be used. */
export function reservableFirst(passes: readonly Pass[], today: string): Pass[] {
  const order = [null, 'noReservationNeeded', 'usedUp', 'expired'];
  const placeOf = (pass: Pass) => order.indexOf(whyNotUsable(pass, today));
  return passes.toSorted((one, other) => placeOf(one) - placeOf(other));
}

/** The id of a membership, a positive integer. */
export const membershipParam: Param<number | null> = {
  read: (text) => (text !== null && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : null),
  write: (membershipId) => (membershipId === null ? null : String(membershipId)),
};

export const dayParams = { membershipId: membershipParam, date: dayParam };

export function dayManagementHref(membershipId: number, date?: string) {
  const href = `${paths.dayManagement}?membershipId=${membershipId}`;
  return date === undefined ? href : `${href}&date=${date}`;
}
