import { type Plan, plans } from '@fitness/api-contract/catalogue';
import type { RowOf } from '@fitness/api-contract/client';
import { parseDate } from '@internationalized/date';
import type { passRefusals } from '../texts.ts';

/** One of the person's own passes, as the server lists it. */
export type Promotion = RowOf<'/api/{product}/reservations/available-promotions'>;

/** The case in which a pass cannot be used to reserve. */
export type PassRefusal = keyof typeof passRefusals;

type Name = Pick<Promotion, 'promotionName'>;
type Sessions = Pick<Promotion, 'promotionName' | 'remainingSessionCount'>;
type Expiry = Pick<Promotion, 'expiredDate'>;

const planOf = ({ promotionName }: Name): Plan | undefined =>
  plans.find(({ name }) => name === promotionName);

/** Whether the pass counts days only, so that its owner simply comes; only its plan can say so, for an unknown count says nothing. */
export function needsNoReservation(pass: Name) {
  const kind = planOf(pass)?.kind;
  return kind === 'health' || kind === 'single';
}

/** How many sessions the pass had when it was bought, where the catalogue knows it by name; never less than are left. */
export function totalSessions(pass: Sessions): number | null {
  const plan = planOf(pass);
  if (plan === undefined || !('sessions' in plan)) return null;
  return plan.sessions >= (pass.remainingSessionCount ?? 0) ? plan.sessions : null;
}

/** Days from `today` to the last day of the pass: 0 on that day, negative after it, null for a pass without one. */
export function daysLeft({ expiredDate }: Expiry, today: string): number | null {
  if (!expiredDate) return null;
  return parseDate(expiredDate.slice(0, 10)).compare(parseDate(today));
}

const isExpiredOn = (pass: Expiry, date: string) => (daysLeft(pass, date) ?? 0) < 0;

/** Why the pass cannot be used to reserve a class on a date, or null when it can. */
export function passRefusal(pass: Sessions & Expiry, date: string): PassRefusal | null {
  if (isExpiredOn(pass, date)) return 'expired';
  if (needsNoReservation(pass)) return 'nothingToReserve';
  return pass.remainingSessionCount === 0 ? 'usedUp' : null;
}

/** Whether the pass can have coming reservations: one without sessions left may have spent them on these. */
export function canHoldReservations(pass: Sessions & Expiry, today: string) {
  const refusal = passRefusal(pass, today);
  return refusal === null || refusal === 'usedUp';
}

/** The countdown to the last day of a pass: what it says, and whether it asks for attention. */
export type Countdown = { label: string; tone: 'neutral' | 'warning' | 'danger' };

const soonDays = 7;

/** `D-12`, `D-DAY` on the last day, 만료 after it; null for a pass without a last day. */
export function countdown(pass: Expiry, today: string): Countdown | null {
  const days = daysLeft(pass, today);
  if (days === null) return null;
  if (days < 0) return { label: '만료', tone: 'danger' };
  return {
    label: days === 0 ? 'D-DAY' : `D-${days}`,
    tone: days <= soonDays ? 'warning' : 'neutral',
  };
}
