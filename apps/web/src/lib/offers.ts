import { healthPlans, pilatesPlans, ptPlans, singlePass } from '@fitness/api-contract/catalogue';
import { formatWon } from './format.ts';

const lowestOf = (plans: readonly { amount: number }[]) =>
  `${formatWon(Math.min(...plans.map(({ amount }) => amount)))}부터`;

/** The lowest price of a purchase of each kind, as it is shown: `840,000원부터`; the 1-day pass has one price. */
export const entryPrices = {
  pt: lowestOf(ptPlans),
  pilates: lowestOf(pilatesPlans),
  health: lowestOf(healthPlans),
  single: formatWon(singlePass.amount),
} as const;

/** The link from a promotional page to the plans (docs/product.md#labels). */
export const joinMembership = '멤버십 가입하기';
