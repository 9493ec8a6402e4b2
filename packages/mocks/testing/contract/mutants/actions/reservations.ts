import type { ErrorName } from '@fitness/api-contract/error-responses';
import { release, seatsTaken } from '../../../../src/domain/reservations.ts';
import { afterSuccess, onError, onRow } from '../../changes.ts';
import { addSessions, passOfReservation, reserveAnyway } from '../../reserving.ts';
import { done, errorOf } from '../../responses.ts';
import { dateOf, today } from '../../../../src/dates.ts';
import type { Mutant } from '../mutant.ts';

/** Reservations and cancellations. */
export const reservationMutants: readonly Mutant[] = [
  permits('reserves-expired-pass', 'reserves with an expired pass', 'MembershipExpired', 'rules'),
  permits(
    'reserves-without-sessions',
    'reserves with a pass without sessions',
    'NoSessionsLeft',
    'contract',
  ),
  permits('reserves-twice', 'reserves the same class twice', 'AlreadyReserved', 'contract'),
  permits(
    'reserves-same-hour',
    'reserves two classes at the same hour',
    'SameHourReserved',
    'rules',
  ),
  permits('reserves-begun-class', 'reserves a class that has begun', 'ClassBegun', 'rules'),
  permits(
    'reserves-with-any-pass',
    'reserves a class that the pass is not for',
    'ClassNotAllowed',
    'contract',
  ),
  {
    name: 'one-seat-too-many',
    defect: 'has one seat more than the maximum',
    operation: 'createReservation',
    group: 'contract',
    interceptor: () =>
      onError('createReservation', 'ClassFull', (intercepted) => {
        const { studio } = intercepted.backend;
        const studioClass = studio.store.classes.get(Number(intercepted.body?.['classId']));
        return studioClass && seatsTaken(studio, studioClass.id).length === studioClass.maxCustomer
          ? reserveAnyway(intercepted)
          : errorOf('ClassFull');
      }),
  },
  {
    name: 'last-day-refused',
    defect: 'refuses a class on the last day of the pass',
    operation: 'createReservation',
    group: 'contract',
    interceptor: () => (intercepted) => {
      const { classes, memberships } = intercepted.backend.studio.store;
      const time = classes.get(Number(intercepted.body?.['classId']))?.classTime;
      const pass = memberships.get(Number(intercepted.body?.['membershipId']));
      return intercepted.operation === 'createReservation' &&
        time &&
        dateOf(time) === pass?.expiredDate
        ? Promise.resolve(errorOf('MembershipExpired'))
        : intercepted.respond();
    },
  },
  {
    name: 'reservation-is-free',
    defect: 'takes no session for a reservation',
    operation: ['createReservation', 'listMyPromotions'],
    group: 'contract',
    interceptor: () =>
      afterSuccess('createReservation', (intercepted) =>
        addSessions(intercepted, intercepted.body?.['membershipId'], 1),
      ),
  },
  {
    name: 'cancellation-without-session',
    defect: 'does not return the session of a cancelled reservation',
    operation: ['cancelReservation', 'listMyPromotions'],
    group: 'contract',
    interceptor: () =>
      afterSuccess('cancelReservation', (intercepted) =>
        addSessions(intercepted, passOfReservation(intercepted), -1),
      ),
  },
  {
    name: 'cancellation-returns-two',
    defect: 'returns two sessions for a cancelled reservation',
    operation: ['cancelReservation', 'listMyPromotions'],
    group: 'contract',
    interceptor: () =>
      afterSuccess('cancelReservation', (intercepted) =>
        addSessions(intercepted, passOfReservation(intercepted), 1),
      ),
  },
  {
    name: 'cancelled-twice',
    defect: 'cancels a reservation a second time and returns another session',
    operation: 'cancelReservation',
    group: 'contract',
    interceptor: () =>
      onError('cancelReservation', 'ReservationNotFound', (intercepted) => {
        const passId = passOfReservation(intercepted);
        if (passId === undefined) return errorOf('ReservationNotFound');
        addSessions(intercepted, passId, 1);
        return done();
      }),
  },
  {
    name: 'begun-reservation-cancelled',
    defect: 'cancels a reservation of a class that has begun',
    operation: 'cancelReservation',
    group: 'contract',
    interceptor: () =>
      onError('cancelReservation', 'ReservationBegun', ({ backend: { studio }, params }) => {
        const reservation = studio.store.reservations.get(Number(params['id']));
        if (reservation) release(studio, reservation);
        return done();
      }),
  },
  {
    name: 'cancelled-row-deleted',
    defect: 'deletes a cancelled reservation instead of keeping it in the history',
    operation: ['cancelReservation', 'listReservationHistory'],
    group: 'contract',
    interceptor: () =>
      afterSuccess('cancelReservation', ({ backend, params }) =>
        backend.studio.store.reservations.delete(Number(params['id'])),
      ),
  },
  {
    name: 'attended-before-begin',
    defect: 'reports a coming reservation of today as attended once attendance was recorded',
    operation: 'listReservationHistory',
    group: 'contract',
    interceptor: () =>
      onRow('listReservationHistory', (row, { backend }) => {
        const { store, clock } = backend.studio;
        const userId = store.reservations.get(row.reservationId)?.userId ?? 0;
        const attended = store.attendances
          .where('userId', userId)
          .some(({ attendDate }) => attendDate === dateOf(row.classTime));
        return attended && dateOf(row.classTime) === today(clock) && row.status === 'RESERVED'
          ? { ...row, status: 'ATTENDED' }
          : row;
      }),
  },
];

function permits(name: string, defect: string, error: ErrorName, group: Mutant['group']): Mutant {
  return {
    name,
    defect,
    operation: 'createReservation',
    group,
    interceptor: () => onError('createReservation', error, reserveAnyway),
  };
}
