import type { HealthPlan, Tier } from './plan.ts';

// A separate module, because the first page shows the months of these plans and must not load the other plans.

/** Health memberships from the shortest. */
export const healthPlans: readonly HealthPlan[] = [
  healthPlan(9, 'BASIC', 1, 1, 120_000),
  healthPlan(10, 'STANDARD', 3, 2, 240_000),
  healthPlan(11, 'ADVANCED', 6, 3, 300_000),
  healthPlan(12, 'ELITE', 12, 6, 420_000),
];

function healthPlan(
  promotionId: number,
  tier: Tier,
  months: number,
  bonusMonths: number,
  amount: number,
): HealthPlan {
  return {
    kind: 'health',
    promotionId,
    productId: `health-${months}`,
    name: `헬스 ${months}개월`,
    tier,
    months,
    bonusMonths,
    amount,
  };
}
