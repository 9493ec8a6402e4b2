import type { HealthPlan, SessionPlan } from '@fitness/api-contract/catalogue';
import { business } from '../../config/business.ts';

/** The days of a month in the calculation of a refund. */
export const daysOfMonth = 30;

/** A pass that is ended early, after so many sessions, or days of a health membership. */
type EndedPass = { plan: SessionPlan | HealthPlan; used: number };

/** What is refunded of a pass that is ended early, in won; bonus months have no price, so that they change nothing. */
export function refundOf({ plan, used }: EndedPass) {
  const total = plan.kind === 'health' ? plan.months * daysOfMonth : plan.sessions;
  const usage = Math.min(plan.amount, Math.round((plan.amount * used) / total));
  const penalty = (plan.amount * business.penaltyPercent) / 100;
  return { usage, penalty, amount: Math.max(0, plan.amount - usage - penalty) };
}
