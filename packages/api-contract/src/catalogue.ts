export { instructorById, instructors, managerIdFor } from './instructors.ts';
export type { Instructor, PlanKind } from './instructors.ts';

/** The tiers of plans, from the smallest. */
export type Tier = 'BASIC' | 'STANDARD' | 'ADVANCED' | 'ELITE';

interface PlanBase {
  readonly promotionId: number;
  /** Id of the product in the payment request. */
  readonly productId: string;
  /** Order name of the payment and name of the pass. */
  readonly name: string;
  /** Price in won. */
  readonly amount: number;
}

/** A PT or pilates plan: a number of sessions, valid for a number of days after the purchase. */
export interface SessionPlan extends PlanBase {
  readonly kind: 'pt' | 'pilates';
  readonly tier: Tier;
  readonly sessions: number;
  readonly validDays: number;
}

/** A health membership: paid months and bonus months. */
export interface HealthPlan extends PlanBase {
  readonly kind: 'health';
  readonly tier: Tier;
  readonly months: number;
  readonly bonusMonths: number;
}

/** The pass for one visit, on the day of purchase only. */
export interface SinglePass extends PlanBase {
  readonly kind: 'single';
  readonly validDays: 0;
}

/** Any plan, discriminated by `kind`. */
export type Plan = SessionPlan | HealthPlan | SinglePass;

/** PT plans from the smallest. */
export const ptPlans: readonly SessionPlan[] = [
  sessionPlan('pt', 1, 'BASIC', 12, 90, 840_000),
  sessionPlan('pt', 2, 'STANDARD', 24, 180, 1_440_000),
  sessionPlan('pt', 3, 'ADVANCED', 36, 270, 1_800_000),
  sessionPlan('pt', 4, 'ELITE', 50, 365, 2_000_000),
];

/** Group pilates plans from the smallest. */
export const pilatesPlans: readonly SessionPlan[] = [
  sessionPlan('pilates', 5, 'BASIC', 12, 90, 360_000),
  sessionPlan('pilates', 6, 'STANDARD', 24, 180, 600_000),
  sessionPlan('pilates', 7, 'ADVANCED', 36, 270, 720_000),
  sessionPlan('pilates', 8, 'ELITE', 50, 365, 990_000),
];

/** Health memberships from the shortest. */
export const healthPlans: readonly HealthPlan[] = [
  healthPlan(9, 'BASIC', 1, 1, 120_000),
  healthPlan(10, 'STANDARD', 3, 2, 240_000),
  healthPlan(11, 'ADVANCED', 6, 3, 300_000),
  healthPlan(12, 'ELITE', 12, 6, 420_000),
];

/** The 1-day pass; promotion id 13 and manager id 0 are assumed (docs/product.md#purchase). */
export const singlePass: SinglePass = {
  kind: 'single',
  promotionId: 13,
  productId: 'single',
  name: '1회 이용권',
  amount: 15_000,
  validDays: 0,
};

/** Everything that can be bought. */
export const plans: readonly Plan[] = [...ptPlans, ...pilatesPlans, ...healthPlans, singlePass];

/** The plan with this promotion id, if there is one. */
export function planById(promotionId: number): Plan | undefined {
  return plans.find((plan) => plan.promotionId === promotionId);
}

function sessionPlan(
  kind: SessionPlan['kind'],
  promotionId: number,
  tier: Tier,
  sessions: number,
  validDays: number,
  amount: number,
): SessionPlan {
  const title = kind === 'pt' ? 'PT' : '필라테스';
  return {
    kind,
    promotionId,
    productId: `${kind}-${sessions}`,
    name: `${title} ${sessions}회`,
    tier,
    sessions,
    validDays,
    amount,
  };
}

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
