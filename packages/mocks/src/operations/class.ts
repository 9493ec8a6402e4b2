import { classesOf, deleteClass, registerClass, registeredTimes } from '../domain/classes.ts';
import { orThrow } from '../domain/domain-error.ts';
import { seatsTaken } from '../domain/reservations.ts';
import { subjectName, subjectOfManager } from '../domain/catalogue/subjects.ts';
import { created, done, ok, type OperationsOf } from './operation.ts';

/** A trainer's subject and timetable. */
export const classes = {
  getMySubject: ({ caller }) => ok(orThrow(subjectOfManager(caller.id), 'SubjectNotFound')),

  listClassesWithReservations: ({ studio, caller }) =>
    ok(
      classesOf(studio, caller.id).map((studioClass) => ({
        classId: studioClass.id,
        classTime: studioClass.classTime,
        classSubject: subjectName(studioClass.classSubjectId),
        reservedMembers: seatsTaken(studio, studioClass.id).map(
          (seat) => studio.store.accounts.get(seat.userId)?.nickname ?? '',
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
} satisfies OperationsOf<'class'>;
