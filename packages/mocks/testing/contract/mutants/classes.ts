import { createClassConstraints } from '@fitness/api-contract/constraints';
import { addHours } from '../../../src/dates.ts';
import type { Reservation } from '../../../src/store/rows.ts';
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
      effect: (intercepted) => {
        for (const { membershipId } of deletedSeats(intercepted))
          addSessions(intercepted, membershipId, -1);
      },
    },
    'deletion-keeps-reservations': {
      or: ['listReservationHistory'],
      effect: (intercepted) => {
        const { reservations } = intercepted.studio.store;
        for (const seat of deletedSeats(intercepted))
          reservations.update(seat, { cancelled: false });
      },
    },
    'reserved-class-not-deleted': {
      answer: (intercepted) =>
        deletedSeats(intercepted).length > 0
          ? Response.json({ message: '예약이 있는 수업입니다.' }, { status: 409 })
          : undefined,
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

/** The reservations of the class that was deleted. */
function deletedSeats({ studio, params }: InterceptedRequest): Reservation[] {
  return studio.store.reservations.where('classId', Number(params['classId']));
}

function deleted(intercepted: InterceptedRequest): Response {
  deleteAnyway(intercepted);
  return done();
}
