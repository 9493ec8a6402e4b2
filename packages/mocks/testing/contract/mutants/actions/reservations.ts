import { dateOf, today } from '../../../../src/dates.ts';
import { release, seatsTaken } from '../../../../src/domain/reservations.ts';
import { addSessions, passOfReservation, reserveAnyway } from '../../reserving.ts';
import { done, errorOf } from '../../responses.ts';
import type { ErrorName } from '@fitness/api-contract/error-responses';
import type { Mutants } from '../mutant.ts';

/** Reservations and cancellations. */
export const reservationMutants: Mutants = {
  'reserves-expired-pass': permits('MembershipExpired'),
  'reserves-without-sessions': permits('NoSessionsLeft'),
  'reserves-twice': permits('AlreadyReserved'),
  'reserves-same-hour': permits('SameHourReserved'),
  'reserves-begun-class': permits('ClassBegun'),
  'reserves-with-any-pass': permits('ClassNotAllowed'),
  'one-seat-too-many': {
    at: 'createReservation',
    on: 'ClassFull',
    answer: (intercepted) => {
      const { studio } = intercepted.backend;
      const studioClass = studio.store.classes.get(Number(intercepted.body?.['classId']));
      return studioClass && seatsTaken(studio, studioClass.id).length === studioClass.maxCustomer
        ? reserveAnyway(intercepted)
        : undefined;
    },
  },
  'last-day-refused': {
    at: 'createReservation',
    code: () => (intercepted) => {
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
  'reservation-is-free': {
    at: 'createReservation',
    or: ['listMyPromotions'],
    effect: (intercepted) => addSessions(intercepted, intercepted.body?.['membershipId'], 1),
  },
  'cancellation-without-session': {
    at: 'cancelReservation',
    or: ['listMyPromotions'],
    effect: (intercepted) => addSessions(intercepted, passOfReservation(intercepted), -1),
  },
  'cancellation-returns-two': {
    at: 'cancelReservation',
    or: ['listMyPromotions'],
    effect: (intercepted) => addSessions(intercepted, passOfReservation(intercepted), 1),
  },
  'cancelled-twice': {
    at: 'cancelReservation',
    on: 'ReservationNotFound',
    answer: (intercepted) => {
      const passId = passOfReservation(intercepted);
      if (passId === undefined) return undefined;
      addSessions(intercepted, passId, 1);
      return done();
    },
  },
  'begun-reservation-cancelled': {
    at: 'cancelReservation',
    on: 'ReservationBegun',
    answer: ({ backend: { studio }, params }) => {
      const reservation = studio.store.reservations.get(Number(params['id']));
      if (reservation) release(studio, reservation);
      return done();
    },
  },
  'cancelled-row-deleted': {
    at: 'cancelReservation',
    or: ['listReservationHistory'],
    effect: ({ backend, params }) => backend.studio.store.reservations.delete(Number(params['id'])),
  },
  // A coming reservation of today, once attendance was recorded.
  'attended-before-begin': {
    at: 'listReservationHistory',
    row: (row, { backend }) => {
      const { store, clock } = backend.studio;
      const userId = store.reservations.get(row.reservationId)?.userId ?? 0;
      const attended = store.attendances
        .where('userId', userId)
        .some(({ attendDate }) => attendDate === dateOf(row.classTime));
      return attended && dateOf(row.classTime) === today(clock) && row.status === 'RESERVED'
        ? { ...row, status: 'ATTENDED' }
        : row;
    },
  },
};

function permits(on: ErrorName) {
  return { at: 'createReservation', on, answer: reserveAnyway } as const;
}
