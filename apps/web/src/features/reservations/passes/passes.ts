import type { RowOf } from '@fitness/api-contract/client';
import { planOfPass, whyNotUsable } from '@fitness/api-contract/rules';
import { parseDate } from '@internationalized/date';

/** One of the user's own passes. */
export type Pass = RowOf<'/api/{product}/reservations/available-promotions'>;

type Expiry = Pick<Pass, 'expiredDate'>;
type Sessions = Pick<Pass, 'promotionName' | 'remainingSessionCount'>;

/** The sessions at purchase; null if the plan does not specify them or more are left. */
export function totalSessions(pass: Sessions): number | null {
  const plan = planOfPass(pass.promotionName);
  if (plan === undefined || !('sessions' in plan)) return null;
  return plan.sessions >= (pass.remainingSessionCount ?? 0) ? plan.sessions : null;
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

/** The number of days before its last day from which a pass counts as ending soon. */
export const warningDays = 7;

/** `D-12`, `D-DAY` on the last day, 만료 after it; null for a pass without a last day. */
export function countdown(pass: Expiry, today: string) {
  const days = daysLeft(pass, today);
  if (days === null) return null;
  if (days < 0) return { label: '만료', tone: 'danger' } as const;
  return {
    label: days === 0 ? 'D-DAY' : `D-${days}`,
    tone: days <= warningDays ? 'warning' : 'neutral',
  } as const;
}
