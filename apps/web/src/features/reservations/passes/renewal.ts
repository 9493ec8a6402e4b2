import { countsDaysOnly, expiryOf, passState, planOfPass } from '@fitness/api-contract/rules';
import { renewalTexts } from '../texts.ts';
import type { Pass } from './passes.ts';

/** With so many sessions left, a pass is nearly used up. */
const fewSessions = 2;

/** Whether a pass has expired, is used up or nearly so; one that counts days is nearly used up when it ends soon. */
export function isToBuyAgain(pass: Pass, today: string): boolean {
  if (passState(pass, today) !== 'valid') return true;
  if (countsDaysOnly(pass)) return expiryOf(pass, today) === 'soon';
  const { remainingSessionCount } = pass;
  return remainingSessionCount !== null && remainingSessionCount <= fewSessions;
}

/** What another pass of the same plan adds, or null if the plan is not sold. */
export function addedByNew({ promotionName }: Pick<Pass, 'promotionName'>): string | null {
  const plan = planOfPass(promotionName);
  if (plan === undefined) return null;
  if (plan.kind === 'health')
    return renewalTexts.months({ months: plan.months + plan.bonusMonths });
  if (plan.kind === 'single') return renewalTexts.day;
  return renewalTexts.sessions({ sessions: plan.sessions, days: plan.validDays });
}
