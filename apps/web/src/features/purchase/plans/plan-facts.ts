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
      content: `${months}개월 + ${bonusMonths}개월 = 총 ${months + bonusMonths}개월`,
      unitPrice: `월 ${each}`,
      best: '한 달 기준 가장 저렴',
      basis: `${months}개월권 기준, 추가 ${bonusMonths}개월 포함`,
      period: `추가 ${bonusMonths}개월 포함 총 ${months + bonusMonths}개월`,
    };
  }
  const { sessions, validDays } = plan;
  return {
    option: `${sessions}회`,
    content: `${validDays}일 동안 ${sessions}회`,
    unitPrice: `1회당 ${each}`,
    best: '1회당 가장 저렴',
    basis: `${sessions}회권 기준`,
    period: `구매 다음 날부터 ${validDays}일 동안 이용`,
  };
}

/** The facts of plans for their radios and cards; the lowest price per session or month is highlighted. */
export function factsOf(plans: readonly TieredPlan[]) {
  const lowest = Math.min(...plans.map(unitAmount));
  return plans.map((plan) => {
    const { best, content, option, period, unitPrice } = describe(plan);
    const price = formatWon(plan.amount);
    const highlight = unitAmount(plan) === lowest ? best : undefined;
    return {
      content,
      option,
      period,
      unitPrice,
      plan,
      tier: plan.tier,
      price,
      highlight,
      id: String(plan.promotionId),
      label: `${plan.tier} ${option} ${price}`,
      description: [content, unitPrice, highlight, period].filter(Boolean).join(', '),
    };
  });
}

/** A plan as a radio and as a card. */
export type PlanOption = ReturnType<typeof factsOf>[number] & { isDisabled?: boolean };

/** The lowest price per session or month and the plan that has it: `월 23,333원부터`, `12개월권 기준, …`. */
export function lowestPrice(plans: readonly TieredPlan[]) {
  const cheapest = plans.reduce((best, plan) =>
    unitAmount(plan) < unitAmount(best) ? plan : best,
  );
  const { unitPrice, basis } = describe(cheapest);
  return { price: `${unitPrice}부터`, basis };
}

export function longestValidity(plans: readonly SessionPlan[]) {
  return Math.max(...plans.map(({ validDays }) => validDays));
}
