import { healthPlans } from './health-plans.ts';
import type { Plan, SessionPlan, SinglePass, Tier } from './plan.ts';

export { healthPlans } from './health-plans.ts';
export type { HealthPlan, Plan, SessionPlan, SinglePass, Tier } from './plan.ts';

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

/** The 1-day pass; promotion id 13 and manager id 0 are assumed (docs/product.md#purchase). */
export const singlePass: SinglePass = {
  kind: 'single',
  promotionId: 13,
  productId: 'single',
  name: '1일 이용권',
  orderName: '1회 이용권',
  amount: 15_000,
  validDays: 0,
};

/** Everything that can be bought. */
export const plans: readonly Plan[] = [...ptPlans, ...pilatesPlans, ...healthPlans, singlePass];

export function planById(promotionId: number): Plan | undefined {
  return plans.find((plan) => plan.promotionId === promotionId);
}

/** The plan that a pass of this name (`promotionName`) was bought as, if there is one; a backend may call it as the order. */
export function planOfPass(name: string | null): Plan | undefined {
  return name === singlePass.orderName ? singlePass : plans.find((plan) => plan.name === name);
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

export type PlanKind = Plan['kind'];

/** An instructor: PT trainers have manager ids 1 to 4, the pilates instructor 5. */
export interface Instructor {
  readonly managerId: number;
  readonly name: string;
  readonly kind: 'pt' | 'pilates';
}

export const instructors: readonly Instructor[] = [
  { managerId: 1, name: '강민준', kind: 'pt' },
  { managerId: 2, name: '이서연', kind: 'pt' },
  { managerId: 3, name: '박도윤', kind: 'pt' },
  { managerId: 4, name: '최하은', kind: 'pt' },
  { managerId: 5, name: '정유나', kind: 'pilates' },
];

export function instructorById(managerId: number): Instructor | undefined {
  return instructors.find((instructor) => instructor.managerId === managerId);
}

/** The manager id to send with a payment; undefined for PT without a valid trainer. */
export function managerIdFor(
  plan: { readonly kind: PlanKind },
  trainerId?: number,
): number | undefined {
  if (plan.kind === 'health' || plan.kind === 'single') return 0;
  const teachers = instructors.filter((instructor) => instructor.kind === plan.kind);
  if (plan.kind === 'pilates') return teachers[0]?.managerId;
  return teachers.find((teacher) => teacher.managerId === trainerId)?.managerId;
}
