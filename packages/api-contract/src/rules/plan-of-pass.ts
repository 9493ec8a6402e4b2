import { type Plan, plans } from '../catalogue.ts';

/** The plan that a pass of this name (`promotionName`) was bought as, if there is one. */
export function planOfPass(name: string | null): Plan | undefined {
  return plans.find((plan) => plan.name === name);
}
