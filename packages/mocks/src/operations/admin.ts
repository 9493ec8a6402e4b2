import { allUsers } from '../domain/members.ts';
import { planOf } from '../domain/catalogue/plans.ts';
import { DomainError } from '../domain/domain-error.ts';
import { changeRole } from '../domain/roles.ts';
import { salesReport } from '../domain/sales.ts';
import { monthlyPerformance } from '../domain/workers.ts';
import { done, ok, type OperationsOf } from './operation.ts';

/** What only the owner may see and do. */
export const admin = {
  getSalesReport: ({ studio, query }) => ok(salesReport(studio, query.startDate, query.endDate)),

  listWorkers: ({ studio, query }) =>
    ok(
      monthlyPerformance(studio, query.classTime).map(
        ({ manager, classMemberCount, classSessionCount }) => ({
          managerId: manager.id,
          nickname: manager.nickname,
          gender: manager.gender,
          ph: manager.ph,
          classMemberCount,
          classSessionCount,
        }),
      ),
    ),

  listUsers: ({ studio }) =>
    ok(
      allUsers(studio).map(({ user, pass }) => ({
        userId: user.id,
        nickName: user.nickname,
        ph: user.ph,
        gender: user.gender,
        createdAt: user.createdAt,
        roleName: user.roleName,
        promotionName: pass ? planOf(pass).name : null,
        promotionSessionCount: pass?.remainingSessionCount ?? null,
        expiredDate: pass?.expiredDate ?? null,
      })),
    ),

  changeUserRole: ({ studio, params, body }) => {
    if (params.userId !== body.userId)
      throw new DomainError('BadRequest', 'changeUserRole /body/userId must equal /params/userId');
    changeRole(studio, body.userId, body.roleName);
    return done;
  },
} satisfies OperationsOf<'admin'>;
