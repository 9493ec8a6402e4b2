import type { HealthPlan, SessionPlan } from '@fitness/api-contract/catalogue';
import { formatWon } from '../../../shared/format/format.ts';

/** A plan that is chosen among others of its kind. */
export type TieredPlan = SessionPlan | HealthPlan;

/** A plan in the words that sell it; all of it computed from the catalogue. */
export type PlanFacts = {
  plan: TieredPlan;
  /** The radio's accessible name. */
  label: string;
  option: string;
  price: string;
  bonus: string | undefined;
  unitPrice: string;
  /** Until when it can be used. */
  period: string;
  isBestValue: boolean;
};

/** What one session or one month costs, bonus months counted in. */
export function unitAmount(plan: TieredPlan) {
  return plan.amount / (plan.kind === 'health' ? plan.months + plan.bonusMonths : plan.sessions);
}

function wordsOf(plan: TieredPlan) {
  const each = formatWon(Math.round(unitAmount(plan)));
  if (plan.kind === 'health') {
    const { months, bonusMonths } = plan;
    return {
      option: `${months}개월`,
      bonus: `+${bonusMonths}개월 추가`,
      unitPrice: `월 ${each}`,
      period: `추가 ${bonusMonths}개월 포함 총 ${months + bonusMonths}개월`,
    };
  }
  const { sessions, validDays } = plan;
  return {
    option: `${sessions}회`,
    bonus: undefined,
    unitPrice: `1회당 ${each}`,
    period: `구매 다음 날부터 ${validDays}일 안에 이용`,
  };
}

/** The facts of a group of plans; the best value is the lowest price per session or month among them. */
export function factsOf(plans: readonly TieredPlan[]): PlanFacts[] {
  const lowest = Math.min(...plans.map(unitAmount));
  return plans.map((plan) => {
    const words = wordsOf(plan);
    const price = formatWon(plan.amount);
    return {
      plan,
      ...words,
      price,
      label: `${plan.tier} ${words.option} ${price}`,
      isBestValue: unitAmount(plan) === lowest,
    };
  });
}

/** The lowest price per session or month of a group of plans, as `1회당 40,000원`. */
export function lowestUnitPrice(plans: readonly TieredPlan[]) {
  return factsOf(plans).find(({ isBestValue }) => isBestValue)?.unitPrice ?? '';
}

/** The longest time a session plan of a group can be used, in days. */
export function longestValidity(plans: readonly SessionPlan[]) {
  return Math.max(...plans.map(({ validDays }) => validDays));
}

/** The most months that a health membership of a group adds. */
export function largestBonus(plans: readonly HealthPlan[]) {
  return Math.max(...plans.map(({ bonusMonths }) => bonusMonths));
}
