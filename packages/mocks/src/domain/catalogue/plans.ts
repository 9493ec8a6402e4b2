import { planById, type Plan } from '@fitness/api-contract/catalogue';
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
