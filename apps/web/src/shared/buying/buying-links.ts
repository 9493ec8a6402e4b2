import {
  type Instructor,
  instructorById,
  instructors,
  type Plan,
  planById,
  type PlanKind,
} from '@fitness/api-contract/catalogue';
import { planOfPass } from '@fitness/api-contract/rules';
import { paths } from '../paths.ts';
import type { Param } from '../url/params.ts';
import { type StateOf, writeParams } from '../url/use-search-params-state.ts';

const idIn = (text: string | null) => (/^\d+$/.test(text ?? '') ? Number(text) : -1);

const planParam: Param<Plan | null> = {
  read: (text) => planById(idIn(text)) ?? null,
  write: (plan) => plan && String(plan.promotionId),
};

const trainerParam: Param<Instructor | null> = {
  read: (text) => {
    const instructor = instructorById(idIn(text));
    return instructor?.kind === 'pt' ? instructor : null;
  },
  write: (trainer) => trainer && String(trainer.managerId),
};

/** What a buying page starts with; unknown ids are ignored (docs/product.md#purchase). */
export const buyingParams = { plan: planParam, trainer: trainerParam };

const pageOf: Record<PlanKind, string> = {
  pt: paths.pt,
  pilates: paths.pilates,
  health: paths.healthMembership,
  single: paths.membership,
};

/** The URL of the page that sells plans of a kind, with a plan and a PT trainer chosen. */
export function buyingHref(kind: PlanKind, chosen: Partial<StateOf<typeof buyingParams>> = {}) {
  const search = writeParams(buyingParams, new URLSearchParams(), chosen);
  return search.size === 0 ? pageOf[kind] : `${pageOf[kind]}?${search}`;
}

/**
 * Where a pass is bought again: the page of its plan, with the plan and for PT the trainer chosen; all plans if the plan is
 * unknown or is sold with one press.
 */
export function buyAgainHref(pass: Record<'promotionName' | 'trainerName', string | null>) {
  const plan = planOfPass(pass.promotionName);
  if (plan === undefined || plan.kind === 'single') return paths.membership;
  const trainer =
    plan.kind === 'pt'
      ? instructors.find(({ kind, name }) => kind === 'pt' && name === pass.trainerName)
      : null;
  return buyingHref(plan.kind, { plan, trainer: trainer ?? null });
}
