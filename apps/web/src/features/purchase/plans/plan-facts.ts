import type { HealthPlan, SessionPlan } from '@fitness/api-contract/catalogue';
import { lastDayOf } from '@fitness/api-contract/rules';
import { formatDate, formatWon } from '../../../shared/format/format.ts';

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
      unitPrice: `${months}+${bonusMonths}개월, 월 ${each}`,
      best: '월 이용료 최저',
    };
  }
  const { sessions, validDays } = plan;
  return {
    option: `${sessions}회`,
    unitPrice: `1회당 ${each}`,
    validity: `유효기간 ${validDays}일`,
    best: '1회 이용료 최저',
  };
}

/** The facts of plans for their radios and cards; the lowest price per session or month is highlighted. */
export function factsOf(plans: readonly TieredPlan[]) {
  const lowest = Math.min(...plans.map(unitAmount));
  return plans.map((plan) => {
    const { best, validity, option, unitPrice } = describe(plan);
    const price = formatWon(plan.amount);
    const highlight = unitAmount(plan) === lowest ? best : undefined;
    return {
      validity,
      option,
      unitPrice,
      plan,
      tier: plan.tier,
      price,
      highlight,
      id: String(plan.promotionId),
      label: `${plan.tier} ${option} ${price}`,
      description: [unitPrice, validity, highlight].filter(Boolean).join(', '),
    };
  });
}

/** A plan as a radio and as a card. */
export type PlanOption = ReturnType<typeof factsOf>[number];

/** The first and the last day of a plan that is bought today: `오늘부터 2027. 2. 18.까지`. */
export function periodOf(plan: TieredPlan, today: string) {
  return `오늘부터 ${formatDate(lastDayOf(plan, today))}까지`;
}
