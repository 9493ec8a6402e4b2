import { planOfPass } from '../catalogue.ts';
import { dateOf } from './times.ts';

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

/** True for a pass that has ended on a date; its last day is still valid, and a pass without one never ends (docs/product.md#passes). */
export function isExpired({ expiredDate }: Pick<PassFacts, 'expiredDate'>, date: string): boolean {
  return expiredDate !== null && dateOf(expiredDate) < date;
}

/** The state of a pass on a date; unknown facts count as valid (docs/product.md#passes). */
export function passState(pass: PassFacts, date: string): PassState {
  if (isExpired(pass, date)) return 'over';
  return pass.remainingSessionCount === 0 && !countsDaysOnly(pass) ? 'usedUp' : 'valid';
}

/** Why a pass may not be used to reserve a class on a date, or null (docs/product.md#passes). */
export function whyNotUsable(pass: PassFacts, date: string): NotUsable | null {
  const state = passState(pass, date);
  if (state === 'over') return 'expired';
  if (countsDaysOnly(pass)) return 'noReservationNeeded';
  return state === 'usedUp' ? 'usedUp' : null;
}
