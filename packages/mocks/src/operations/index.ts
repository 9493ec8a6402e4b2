import type { components } from '@fitness/api-contract/schema';
import { changeRole, signIn, signUp } from '../domain/accounts.ts';
import { attendanceOf, recordAttendance, resolveByPhone } from '../domain/attendance.ts';
import { planOf, subjectFor, subjectName, subjectOfManager } from '../domain/catalogue.ts';
import {
  classesOf,
  deleteClass,
  registerClass,
  registeredTimes,
  reservableClasses,
} from '../domain/classes.ts';
import { DomainError, orThrow } from '../domain/domain-error.ts';
import { allUsers, membersOf } from '../domain/members.ts';
import { currentMembership, membershipsOf } from '../domain/memberships.ts';
import { recordPayment } from '../domain/payments.ts';
import {
  cancel,
  reservationHistory,
  reservationsToday,
  reserve,
  seatsTaken,
  statusOf,
} from '../domain/reservations.ts';
import { allReviews, writeReview } from '../domain/reviews.ts';
import { salesReport } from '../domain/sales.ts';
import type { Studio } from '../domain/studio.ts';
import { monthlyPerformance } from '../domain/workers.ts';
import type { Account } from '../store/rows.ts';
import { created, done, ok, type Operations } from './operation.ts';

/** The whole backend by operation id, in the order of openapi.yaml; leaving one out does not compile. */
export const implementation: Operations = {
  signUp: ({ studio, body }) => created({ userId: signUp(studio, body).id }),

  signIn: async ({ studio, body, issueToken }) => {
    const account = signIn(studio, body.username, body.password);
    return ok({
      nickname: account.nickname,
      token: await issueToken(account),
      role_name: account.roleName,
      name: account.nickname,
      ph: account.ph,
      customer: account.roleName === 'ROLE_CUSTOMER' ? customerOf(studio, account) : null,
    });
  },

  recordPayment: ({ studio, caller, body }) =>
    created({ membershipId: recordPayment(studio, caller.id, body) }),

  listReviews: ({ studio }) =>
    ok(allReviews(studio).map(({ content, likeStar }) => ({ content, likeStar }))),

  createReview: ({ studio, caller, body }) =>
    created({ reviewId: writeReview(studio, caller.id, body.content, body.likeStar).id }),

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

  listMyAttendance: ({ studio, caller }) =>
    ok(attendanceOf(studio, caller.id).map(({ attendDate }) => ({ attendDate }))),

  resolveUserByPhone: ({ studio, query }) => ok({ userId: resolveByPhone(studio, query.ph).id }),

  recordAttendance: ({ studio, params, body }) => {
    const { attendDate } = recordAttendance(studio, params.userId, body.ph, body.username);
    return created({ attendDate });
  },

  listMyPromotions: ({ studio, caller }) =>
    ok(
      membershipsOf(studio, caller.id).map((pass) => ({
        membershipId: pass.id,
        promotionName: planOf(pass).name,
        trainerName: nameOf(studio, pass.managerId),
        remainingSessionCount: pass.remainingSessionCount,
        expiredDate: pass.expiredDate,
      })),
    ),

  listReservableClasses: ({ studio, caller, query }) =>
    ok(
      reservableClasses(studio, caller.id, query.membershipId).map((studioClass) => ({
        classId: studioClass.id,
        classTime: studioClass.classTime,
        trainerName: nameOf(studio, studioClass.managerId) ?? '',
        classSubject: subjectName(studioClass.classSubjectId),
        currentCustomer: seatsTaken(studio, studioClass.id).length,
        maxCustomer: studioClass.maxCustomer,
      })),
    ),

  listTodayReservations: ({ studio, caller, query }) =>
    ok(
      reservationsToday(studio, caller.id, query.membershipId).map(({ id, classTime }) => ({
        reservationId: id,
        classTime,
      })),
    ),

  listReservationHistory: ({ studio, caller, query }) =>
    ok(
      reservationHistory(studio, caller.id, query.membershipId).map((seat) => ({
        reservationId: seat.id,
        classTime: seat.classTime,
        classSubject: subjectName(seat.classSubjectId),
        trainerName: nameOf(studio, seat.managerId) ?? '',
        status: statusOf(studio, seat),
      })),
    ),

  createReservation: ({ studio, caller, body }) =>
    created({ reservationId: reserve(studio, caller.id, body.classId, body.membershipId).id }),

  cancelReservation: ({ studio, caller, params }) => {
    cancel(studio, caller.id, params.id);
    return done;
  },

  getMySubject: ({ caller }) => ok(orThrow(subjectOfManager(caller.id), 'SubjectNotFound')),

  listClassesWithReservations: ({ studio, caller }) =>
    ok(
      classesOf(studio, caller.id).map((studioClass) => ({
        classId: studioClass.id,
        classTime: studioClass.classTime,
        classSubject: subjectName(studioClass.classSubjectId),
        reservedMembers: seatsTaken(studio, studioClass.id).map(
          (seat) => nameOf(studio, seat.userId) ?? '',
        ),
      })),
    ),

  listRegisteredTimes: ({ studio, caller, query }) =>
    ok(registeredTimes(studio, caller.id, query.date)),

  createClass: ({ studio, caller, body }) => {
    const { classSubjectId, classTime, classMaxCustomer: maxCustomer } = body;
    return created({
      classId: registerClass(studio, caller.id, { classSubjectId, classTime, maxCustomer }).id,
    });
  },

  deleteClass: ({ studio, caller, params }) => {
    deleteClass(studio, caller.id, params.classId);
    return done;
  },

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
};

function customerOf(studio: Studio, account: Account): components['schemas']['SignInCustomer'] {
  const pass = currentMembership(studio, account.id);
  if (!pass) return { membership: null, classstatus: '' };
  const plan = planOf(pass);
  return {
    membership: plan.name,
    classstatus: subjectFor(plan.kind)?.classSubjectName ?? plan.name,
  };
}

function nameOf({ store }: Studio, userId: number): string | null {
  return store.accounts.get(userId)?.nickname ?? null;
}
