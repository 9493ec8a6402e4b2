import { createClassConstraints } from '@fitness/api-contract/constraints';
import { addHours } from '../../../src/dates.ts';
import { hasBegun, seatsTaken } from '../../../src/domain/reservations.ts';
import type { Reservation } from '../../../src/store/rows.ts';
import { afterSuccess } from '../changes.ts';
import { addSessions, deleteAnyway, updateRow } from '../effects.ts';
import { callerOf, created, done, errorOf, type InterceptedRequest } from '../interceptor.ts';
import { at, type Mutants } from '../mutant.ts';

const { message } = createClassConstraints.classMaxCustomer;

export const classMutants: Mutants = {
  'subject-without-subject': {
    at: 'getMySubject',
    on: 'SubjectNotFound',
    status: 200,
    body: { classSubjectId: 1, classSubjectName: 'PT' },
  },
  ...at('createClass', {
    'class-of-past-day': { on: 'ClassDatePast', answer: createAnyway },
    'class-at-begun-hour': { on: 'ClassTimePast', answer: createAnyway },
    'class-at-taken-hour': { on: 'ClassTimeTaken', answer: createAnyway },
    'class-of-other-subject': { on: 'SubjectNotAllowed', answer: createAnyway },
    // 51 seats get the message of the lower limit.
    'one-message-for-both-limits': {
      on: 400,
      sent: { classMaxCustomer: /^51$/ },
      body: { message },
    },
    // Every new class has ten seats.
    'class-size-ignored': {
      or: ['listReservableClasses', 'createReservation'],
      effect: ({ studio }, { classId }) =>
        updateRow(studio.store.classes, classId, { maxCustomer: 10 }),
    },
    'class-stored-in-utc': {
      or: ['listClassesWithReservations', 'listReservableClasses', 'listRegisteredTimes'],
      effect: ({ studio, body }, { classId }) => {
        const classTime = addHours(String(body?.['classTime']), -9);
        updateRow(studio.store.classes, classId, { classTime });
      },
    },
  }),
  ...at('deleteClass', {
    'past-class-deleted': { on: 'ClassDeletePast', answer: deleted },
    'begun-class-deleted': { on: 'ClassDeleteBegun', answer: deleted },
    'deletion-without-sessions': {
      or: ['listMyPromotions'],
      code: () => (intercepted) => {
        const seats = deletedSeats(intercepted);
        return afterSuccess('deleteClass', () => {
          for (const { membershipId } of seats) addSessions(intercepted, membershipId, -1);
        })(intercepted);
      },
    },
    'deletion-keeps-reservations': {
      or: ['listReservationHistory'],
      code: () => (intercepted) => {
        const seats = deletedSeats(intercepted);
        return afterSuccess('deleteClass', ({ studio }) => {
          for (const seat of seats) studio.store.reservations.update(seat, { cancelled: false });
        })(intercepted);
      },
    },
    'reserved-class-not-deleted': {
      code: () => (intercepted) =>
        deletedSeats(intercepted).length > 0
          ? Promise.resolve(Response.json({ message: '예약이 있는 수업입니다.' }, { status: 409 }))
          : intercepted.respond(),
    },
    'deleted-twice': { on: 'ClassNotFound', status: 204, body: null },
  }),
};

function createAnyway(intercepted: InterceptedRequest): Response {
  const trainer = callerOf(intercepted);
  const { classSubjectId, classTime, classMaxCustomer } = intercepted.body ?? {};
  if (!trainer) return errorOf('LoginRequired');
  const { id } = intercepted.studio.store.classes.insert({
    managerId: trainer.id,
    classSubjectId: Number(classSubjectId),
    classTime: String(classTime),
    maxCustomer: Number(classMaxCustomer),
  });
  return created({ classId: id });
}

/** The seats of the class that the trainer's request may delete. */
function deletedSeats(intercepted: InterceptedRequest): Reservation[] {
  const { studio, operation, params } = intercepted;
  const studioClass = studio.store.classes.get(Number(params['classId']));
  const isDeletable =
    operation === 'deleteClass' &&
    studioClass &&
    !hasBegun(studio, studioClass) &&
    callerOf(intercepted)?.id === studioClass.managerId;
  return isDeletable ? seatsTaken(studio, studioClass.id) : [];
}

function deleted(intercepted: InterceptedRequest): Response {
  deleteAnyway(intercepted);
  return done();
}
