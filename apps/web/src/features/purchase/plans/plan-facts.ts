import type { HealthPlan, SessionPlan } from '@fitness/api-contract/catalogue';
import { formatWon } from '../../../shared/format/format.ts';

export type TieredPlan = SessionPlan | HealthPlan;

/** The price of a session or a month, bonus months included. */
function unitAmount(plan: TieredPlan) {
  return plan.amount / (plan.kind === 'health' ? plan.months + plan.bonusMonths : plan.sessions);
}

function describe(plan: TieredPlan) {
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

/** Plans as options and as cards; the lowest price per session or month among them is highlighted. */
export function factsOf(plans: readonly TieredPlan[]) {
  const lowest = Math.min(...plans.map(unitAmount));
  return plans.map((plan) => {
    const described = describe(plan);
    const { bonus, option, period, unitPrice } = described;
    const price = formatWon(plan.amount);
    const highlight = unitAmount(plan) === lowest ? '최저 단가' : undefined;
    return {
      ...described,
      plan,
      tier: plan.tier,
      price,
      highlight,
      value: String(plan.promotionId),
      label: `${plan.tier} ${option} ${price}`,
      description: [bonus, unitPrice, highlight, period].filter(Boolean).join(', '),
    };
  });
}

/** The lowest price per session or month, as `1회당 40,000원`. */
export function lowestUnitPrice(plans: readonly TieredPlan[]) {
  return factsOf(plans).find(({ highlight }) => highlight)?.unitPrice ?? '';
}

export function longestValidity(plans: readonly SessionPlan[]) {
  return Math.max(...plans.map(({ validDays }) => validDays));
}
