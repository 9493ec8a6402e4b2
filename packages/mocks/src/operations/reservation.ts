import { reservableClasses } from '../domain/classes.ts';
import { membershipsOf } from '../domain/memberships.ts';
import { planOf } from '../domain/catalogue/plans.ts';
import {
  cancel,
  reservationHistory,
  reservationsToday,
  reserve,
  seatsTaken,
  statusOf,
} from '../domain/reservations.ts';
import type { Studio } from '../domain/studio.ts';
import { subjectName } from '../domain/catalogue/subjects.ts';
import { created, done, ok, type OperationsOf } from './operation.ts';

/** A customer's passes, and the classes they reserve with them. */
export const reservation = {
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
} satisfies OperationsOf<'reservation'>;

function nameOf({ store }: Studio, managerId: number): string | null {
  return store.accounts.get(managerId)?.nickname ?? null;
}
