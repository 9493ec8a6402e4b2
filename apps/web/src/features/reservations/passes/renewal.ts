import { countsDaysOnly, expiryOf, passState, planOfPass } from '@fitness/api-contract/rules';
import type { Pass } from './passes.ts';

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
