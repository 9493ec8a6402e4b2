/** The tiers of plans, from the smallest. */
export type Tier = 'BASIC' | 'STANDARD' | 'ADVANCED' | 'ELITE';

interface PlanBase {
  readonly promotionId: number;
  /** Id of the product in the payment request. */
  readonly productId: string;
  /** Name of the pass, and of the order unless it has one of its own. */
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
  readonly orderName: string;
  readonly validDays: 0;
}

export type Plan = SessionPlan | HealthPlan | SinglePass;
