import { createClassConstraints } from '@fitness/api-contract/constraints';
import type { ErrorName } from '@fitness/api-contract/error-responses';
import { addHours } from '../../../../src/dates.ts';
import { hasBegun, release, seatsTaken } from '../../../../src/domain/reservations.ts';
import type { StudioClass } from '../../../../src/store/rows.ts';
import { callerOf } from '../../callers.ts';
import { afterSuccess, onError, onResponse } from '../../changes.ts';
import { replaceBody, type InterceptedRequest } from '../../interceptor.ts';
import { addSessions } from '../../reserving.ts';
import { created, done, errorOf } from '../../responses.ts';
import type { Mutant } from '../mutant.ts';

const { message } = createClassConstraints.classMaxCustomer;

/** The timetable of a trainer. */
export const classMutants: readonly Mutant[] = [
  permits('class-of-past-day', 'registers a class on a past day', 'ClassDatePast', 'rules'),
  permits(
    'class-at-begun-hour',
    'registers a class at an hour that has begun',
    'ClassTimePast',
    'rules',
  ),
  permits(
    'class-at-taken-hour',
    'registers two classes of a trainer at one hour',
    'ClassTimeTaken',
    'rules',
  ),
  permits(
    'class-of-other-subject',
    'registers a class of another subject',
    'SubjectNotAllowed',
    'contract',
  ),
  {
    name: 'one-message-for-both-limits',
    defect: 'has the message of the lower limit for a class of 51 seats',
    operation: 'createClass',
    group: 'rules',
    interceptor: () =>
      onResponse('createClass', (response, { body }) =>
        response.status === 400 && body?.['classMaxCustomer'] === 51
          ? replaceBody(response, () => ({ message }))
          : response,
      ),
  },
  {
    name: 'subject-without-subject',
    defect: 'returns the subject PT to a trainer without a subject',
    operation: 'getMySubject',
    group: 'contract',
    interceptor: () =>
      onError('getMySubject', 'SubjectNotFound', () =>
        Response.json({ classSubjectId: 1, classSubjectName: 'PT' }),
      ),
  },
  {
    name: 'class-size-ignored',
    defect: 'gives every new class ten seats',
    operation: ['createClass', 'listReservableClasses', 'createReservation'],
    group: 'contract',
    interceptor: () =>
      afterSuccess('createClass', ({ backend }, { classId }) => {
        const { classes } = backend.studio.store;
        const opened = classes.get(Number(classId));
        if (opened) classes.update(opened, { maxCustomer: 10 });
      }),
  },
  {
    name: 'class-stored-in-utc',
    defect: 'stores the time of a new class nine hours early',
    operation: [
      'createClass',
      'listClassesWithReservations',
      'listReservableClasses',
      'listRegisteredTimes',
    ],
    group: 'contract',
    interceptor: () =>
      afterSuccess('createClass', ({ backend }, { classId }) => {
        const { classes } = backend.studio.store;
        const opened = classes.get(Number(classId));
        if (opened) classes.update(opened, { classTime: addHours(opened.classTime, -9) });
      }),
  },
  {
    name: 'past-class-deleted',
    defect: 'deletes a class of a past day',
    operation: 'deleteClass',
    group: 'contract',
    interceptor: () => onError('deleteClass', 'ClassDeletePast', deleteAnyway),
  },
  {
    name: 'begun-class-deleted',
    defect: 'deletes a class that has begun',
    operation: 'deleteClass',
    group: 'contract',
    interceptor: () => onError('deleteClass', 'ClassDeleteBegun', deleteAnyway),
  },
  {
    name: 'deletion-without-sessions',
    defect: 'does not return the sessions of a deleted class',
    operation: ['deleteClass', 'listMyPromotions'],
    group: 'contract',
    interceptor: () => (intercepted) => {
      const seats = deletedSeats(intercepted);
      return afterSuccess('deleteClass', () => {
        for (const { membershipId } of seats) addSessions(intercepted, membershipId, -1);
      })(intercepted);
    },
  },
  {
    name: 'deletion-keeps-reservations',
    defect: 'keeps the reservations of a deleted class as reserved',
    operation: ['deleteClass', 'listReservationHistory'],
    group: 'contract',
    interceptor: () => (intercepted) => {
      const seats = deletedSeats(intercepted);
      return afterSuccess('deleteClass', ({ backend }) => {
        for (const seat of seats)
          backend.studio.store.reservations.update(seat, { cancelled: false });
      })(intercepted);
    },
  },
  {
    name: 'reserved-class-not-deleted',
    defect: 'refuses to delete a class that has reservations',
    operation: 'deleteClass',
    group: 'contract',
    interceptor: () => (intercepted) =>
      intercepted.operation === 'deleteClass' && deletedSeats(intercepted).length > 0
        ? Promise.resolve(Response.json({ message: '예약이 있는 수업입니다.' }, { status: 409 }))
        : intercepted.respond(),
  },
  {
    name: 'deleted-twice',
    defect: 'responds with success to the deletion of a class that is gone',
    operation: 'deleteClass',
    group: 'contract',
    interceptor: () => onError('deleteClass', 'ClassNotFound', done),
  },
];

function permits(name: string, defect: string, error: ErrorName, group: Mutant['group']): Mutant {
  return {
    name,
    defect,
    operation: 'createClass',
    group,
    interceptor: () =>
      onError('createClass', error, (intercepted) => {
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
      }),
  };
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
