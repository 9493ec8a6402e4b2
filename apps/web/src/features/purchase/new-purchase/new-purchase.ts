import {
  type Instructor,
  instructorById,
  type Plan,
  planById,
} from '@fitness/api-contract/catalogue';
import { whyNotUsable } from '@fitness/api-contract/rules';
import { dateOf, dayFrom } from '../../../shared/dates/date-times.ts';
import type { Session } from '../../../shared/session/session.ts';
import type { OutboxEntry } from '../outbox/entry.ts';

/** A purchase that has just been recorded. */
export type NewPurchase = {
  plan: Plan;
  /** The PT trainer or pilates instructor. */
  instructor: Instructor | null;
  /** The day of the purchase, `YYYY-MM-DD`. */
  date: string;
};

/** The navigation state of the page after a purchase. */
export function newPurchaseStateOf({ record, startedAt }: OutboxEntry) {
  const { promotionId, managerId, userId } = record.reqPayDto;
  return { purchase: { promotionId, managerId, userId, date: dateOf(startedAt) } };
}

/** The purchase in navigation state, if the signed-in user made it. */
export function newPurchaseIn(state: unknown, session: Session): NewPurchase | null {
  const { purchase } = Object(state) as { purchase?: unknown };
  const { promotionId, managerId, userId, date } = Object(purchase) as Record<string, unknown>;
  const plan = typeof promotionId === 'number' ? planById(promotionId) : undefined;
  const day = typeof date === 'string' ? dayFrom(date) : null;
  if (plan === undefined || day === null || String(userId) !== session.userId) return null;
  const instructor = typeof managerId === 'number' ? instructorById(managerId) : undefined;
  return { plan, instructor: instructor ?? null, date: day };
}

type OwnPass = {
  membershipId: number;
  promotionName: string | null;
  trainerName: string | null;
  remainingSessionCount: number | null;
  expiredDate: string | null;
};

/** The unused pass of a purchase among the user's passes: the one of its plan and instructor that ends last. */
export function passOf<Pass extends OwnPass>(
  { plan, instructor, date }: NewPurchase,
  passes: readonly Pass[],
): Pass | null {
  if (!('sessions' in plan)) return null;
  return passes
    .filter(
      (pass) =>
        pass.promotionName === plan.name &&
        (pass.trainerName ?? instructor?.name) === instructor?.name &&
        pass.remainingSessionCount === plan.sessions &&
        whyNotUsable(pass, date) === null,
    )
    .reduce<Pass | null>(
      (last, pass) => ((last?.expiredDate ?? '') > (pass.expiredDate ?? '') ? last : pass),
      null,
    );
}
