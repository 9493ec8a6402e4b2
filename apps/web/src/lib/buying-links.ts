import {
  type Instructor,
  instructorById,
  instructors,
  type Plan,
  planById,
  type PlanKind,
} from '@fitness/api-contract/catalogue';
import { planOfPass } from '@fitness/api-contract/rules';
import type { Session } from '../session/session.ts';
import { paths } from './paths.ts';
import { type Param } from './params.ts';
import { type StateOf, writeParams } from './search-params.ts';

/** A PT trainer by the manager id; null for any other id. */
function ptTrainerOf(managerId: number): Instructor | null {
  const instructor = instructorById(managerId);
  return instructor?.kind === 'pt' ? instructor : null;
}

const planParam: Param<Plan | null> = {
  read: (text) => planById(Number(text)) ?? null,
  write: (plan) => plan && String(plan.promotionId),
};

const trainerParam: Param<Instructor | null> = {
  read: (text) => ptTrainerOf(Number(text)),
  write: (trainer) => trainer && String(trainer.managerId),
};

/** What a buying page starts with; unknown ids are ignored (docs/product.md#purchase). */
export const buyingParams = { plan: planParam, trainer: trainerParam };

/** The navigation state of the PT page: the chosen trainer's manager id, and the user who chose. */
export function trainerStateOf(trainer: number, user: string) {
  return { trainer, user };
}

/** The trainer that the signed-in user chose; null when there is none, or another user chose. */
export function trainerFrom(state: unknown, session: Session): Instructor | null {
  const { trainer, user } = Object(state) as Record<string, unknown>;
  return session.status === 'signedIn' && user === session.userId
    ? ptTrainerOf(Number(trainer))
    : null;
}

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
  const trainer = instructors.find(({ kind, name }) => kind === 'pt' && name === pass.trainerName);
  return buyingHref(plan.kind, { plan, trainer: (plan.kind === 'pt' && trainer) || null });
}
