import {
  healthPlans,
  pilatesPlans,
  ptPlans,
  type SessionPlan,
  singlePass,
} from '@fitness/api-contract/catalogue';
import { formatWon } from '../../shared/format/format.ts';
import { paths } from '../../shared/paths.ts';
import { priceTexts } from './proof-texts.ts';

const lowestOf = <Plan extends { amount: number }>(plans: readonly Plan[]) =>
  plans.reduce((lowest, plan) => (plan.amount < lowest.amount ? plan : lowest));

function sessionPrice(plans: readonly SessionPlan[]) {
  const { sessions, amount } = lowestOf(plans);
  return {
    amount: formatWon(amount),
    isLowest: true,
    note: priceTexts.perSession({ sessions, price: formatWon(amount / sessions) }),
  };
}

const health = lowestOf(healthPlans);

/** The lowest price of each kind of plan, from the catalogue. */
export const prices = [
  { title: priceTexts.pt, href: paths.selectTrainer, ...sessionPrice(ptPlans) },
  { title: priceTexts.pilates, href: paths.pilates, ...sessionPrice(pilatesPlans) },
  {
    title: priceTexts.health,
    href: paths.healthMembership,
    amount: formatWon(health.amount),
    isLowest: true,
    note: priceTexts.months({ months: health.months, bonusMonths: health.bonusMonths }),
  },
  {
    title: priceTexts.single,
    href: paths.membership,
    amount: formatWon(singlePass.amount),
    isLowest: false,
    note: priceTexts.oneDay,
  },
] as const;
