import { membersOf } from '../domain/members.ts';
import { planOf } from '../domain/catalogue/plans.ts';
import { ok, type OperationsOf } from './operation.ts';

/** A trainer's own members. */
export const member = {
  listMyMembers: ({ studio, caller, query }) =>
    ok(
      membersOf(studio, caller.id, query.nickName).map(({ user, pass }) => ({
        nickName: user.nickname,
        ph: user.ph,
        promotionName: planOf(pass).name,
        promotionSessionCount: pass.remainingSessionCount,
        expiredDate: pass.expiredDate,
      })),
    ),
} satisfies OperationsOf<'member'>;
