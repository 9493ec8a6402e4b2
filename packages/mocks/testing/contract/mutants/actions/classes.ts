import { createClassConstraints } from '@fitness/api-contract/constraints';
import type { ErrorName } from '@fitness/api-contract/error-responses';
import { addHours } from '../../../../src/dates.ts';
import { hasBegun, release, seatsTaken } from '../../../../src/domain/reservations.ts';
import type { StudioClass } from '../../../../src/store/rows.ts';
import { callerOf } from '../../callers.ts';
import { afterSuccess } from '../../changes.ts';
import type { InterceptedRequest } from '../../interceptor.ts';
import { addSessions } from '../../reserving.ts';
import { created, done, errorOf } from '../../responses.ts';
import { updateRow } from '../../rows.ts';
import type { Mutants } from '../mutant.ts';

const { message } = createClassConstraints.classMaxCustomer;

/** The timetable of a trainer. */
export const classMutants: Mutants = {
  'class-of-past-day': permits('ClassDatePast'),
  'class-at-begun-hour': permits('ClassTimePast'),
  'class-at-taken-hour': permits('ClassTimeTaken'),
  'class-of-other-subject': permits('SubjectNotAllowed'),
  // 51 seats get the message of the lower limit.
  'one-message-for-both-limits': {
    at: 'createClass',
    on: 400,
    sent: { classMaxCustomer: /^51$/ },
    body: { message },
  },
  'subject-without-subject': {
    at: 'getMySubject',
    on: 'SubjectNotFound',
    status: 200,
    body: { classSubjectId: 1, classSubjectName: 'PT' },
  },
  // Every new class has ten seats.
  'class-size-ignored': {
    at: 'createClass',
    or: ['listReservableClasses', 'createReservation'],
    effect: ({ backend }, { classId }) =>
      updateRow(backend.studio.store.classes, classId, { maxCustomer: 10 }),
  },
  'class-stored-in-utc': {
    at: 'createClass',
    or: ['listClassesWithReservations', 'listReservableClasses', 'listRegisteredTimes'],
    effect: ({ backend, body }, { classId }) => {
      const classTime = addHours(String(body?.['classTime']), -9);
      updateRow(backend.studio.store.classes, classId, { classTime });
    },
  },
  'past-class-deleted': { at: 'deleteClass', on: 'ClassDeletePast', answer: deleteAnyway },
  'begun-class-deleted': { at: 'deleteClass', on: 'ClassDeleteBegun', answer: deleteAnyway },
  'deletion-without-sessions': {
    at: ['deleteClass', 'listMyPromotions'],
    code: () => (intercepted) => {
      const seats = deletedSeats(intercepted);
      return afterSuccess('deleteClass', () => {
        for (const { membershipId } of seats) addSessions(intercepted, membershipId, -1);
      })(intercepted);
    },
  },
  'deletion-keeps-reservations': {
    at: ['deleteClass', 'listReservationHistory'],
    code: () => (intercepted) => {
      const seats = deletedSeats(intercepted);
      return afterSuccess('deleteClass', ({ backend }) => {
        for (const seat of seats)
          backend.studio.store.reservations.update(seat, { cancelled: false });
      })(intercepted);
    },
  },
  'reserved-class-not-deleted': {
    at: 'deleteClass',
    code: () => (intercepted) =>
      intercepted.operation === 'deleteClass' && deletedSeats(intercepted).length > 0
        ? Promise.resolve(Response.json({ message: '예약이 있는 수업입니다.' }, { status: 409 }))
        : intercepted.respond(),
  },
  'deleted-twice': { at: 'deleteClass', on: 'ClassNotFound', status: 204, body: null },
};

function permits(on: ErrorName) {
  const answer = (intercepted: InterceptedRequest): Response => {
    const trainer = callerOf(intercepted);
    const { classSubjectId, classTime, classMaxCustomer } = intercepted.body ?? {};
    if (!trainer) return errorOf('LoginRequired');
    const { id } = intercepted.backend.studio.store.classes.insert({
      managerId: trainer.id,
      classSubjectId: Number(classSubjectId),
      classTime: String(classTime),
      maxCustomer: Number(classMaxCustomer),
    });
    return created({ classId: id });
  };
  return { at: 'createClass', on, answer } as const;
}

/** The seats of the class that the trainer's request may delete. */
function deletedSeats(intercepted: InterceptedRequest): ReturnType<typeof seatsTaken> {
  const { studio } = intercepted.backend;
  const studioClass = deletedClass(intercepted);
  const isDeletable =
    studioClass &&
    !hasBegun(studio, studioClass) &&
    callerOf(intercepted)?.id === studioClass.managerId;
  return isDeletable ? seatsTaken(studio, studioClass.id) : [];
}

function deleteAnyway(intercepted: InterceptedRequest): Response {
  const { studio } = intercepted.backend;
  const studioClass = deletedClass(intercepted);
  if (!studioClass) return errorOf('ClassNotFound');
  for (const seat of seatsTaken(studio, studioClass.id)) release(studio, seat);
  studio.store.classes.delete(studioClass.id);
  return done();
}

function deletedClass({ backend, params }: InterceptedRequest): StudioClass | undefined {
  return backend.studio.store.classes.get(Number(params['classId']));
}
