import { planOfPass } from '../catalogue.ts';
import { endsSoonDays } from './limits.ts';
import { dateOf, daysLater } from './times.ts';

/** The facts about a pass; null if unknown. */
export interface PassFacts {
  /** The name of its plan. */
  readonly promotionName: string | null;
  readonly remainingSessionCount: number | null;
  /** Its last day, with or without a time. */
  readonly expiredDate: string | null;
}

export type NotUsable = 'expired' | 'noReservationNeeded' | 'usedUp';

/** The state of a pass on a date: ended, used up, or valid. */
export type PassState = 'over' | 'usedUp' | 'valid';

/**
 * True for a pass that counts days only; decided by its plan, because a session count of null can also mean unknown
 * (docs/product.md#catalogue).
 */
export function countsDaysOnly({ promotionName }: Pick<PassFacts, 'promotionName'>): boolean {
  const kind = planOfPass(promotionName)?.kind;
  return kind === 'health' || kind === 'single';
}

/** The last day of the passes that end soon on a date (docs/product.md#passes). */
export function endsSoonUntil(date: string): string {
  return daysLater(date, endsSoonDays - 1);
}

/** True for a pass that has ended on a date, or ends by the given day; the last day is still valid (docs/product.md#members). */
export function expiryOf(
  { expiredDate }: Pick<PassFacts, 'expiredDate'>,
  date: string,
  until: string = endsSoonUntil(date),
): 'over' | 'soon' | null {
  if (!expiredDate) return null;
  const last = dateOf(expiredDate);
  if (last < date) return 'over';
  return last <= until ? 'soon' : null;
}

/** The state of a pass on a date; unknown facts count as valid (docs/product.md#passes). */
export function passState(pass: PassFacts, date: string): PassState {
  if (expiryOf(pass, date, date) === 'over') return 'over';
  return pass.remainingSessionCount === 0 && !countsDaysOnly(pass) ? 'usedUp' : 'valid';
}

/** Why a pass may not be used to reserve a class on a date, or null (docs/product.md#passes). */
export function whyNotUsable(pass: PassFacts, date: string): NotUsable | null {
  const state = passState(pass, date);
  if (state === 'over') return 'expired';
  if (countsDaysOnly(pass)) return 'noReservationNeeded';
  return state === 'usedUp' ? 'usedUp' : null;
}
