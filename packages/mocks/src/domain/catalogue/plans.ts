import { planById, type Plan } from '@fitness/api-contract/catalogue';
import { addDays, addMonths, type LocalDate } from '../../dates.ts';
import type { Membership } from '../../store/rows.ts';

/** The plan that a pass was bought as. */
export function planOf({ promotionId }: Pick<Membership, 'promotionId'>): Plan {
  const plan = planById(promotionId);
  if (!plan) throw new Error(`The catalogue has no promotion ${promotionId}.`);
  return plan;
}

/** The sessions that come with a plan; null where it counts days only. */
export function sessionsOf(plan: Plan): number | null {
  return plan.kind === 'pt' || plan.kind === 'pilates' ? plan.sessions : null;
}

/** A pass's last day: sessions by days, health by months plus bonus, the 1-day pass that day. */
export function lastDayOf(plan: Plan, from: LocalDate): LocalDate {
  if (plan.kind === 'health') return addMonths(from, plan.months + plan.bonusMonths);
  return addDays(from, plan.validDays);
}
