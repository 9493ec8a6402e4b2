import { dateOf, today } from '../../../src/dates.ts';
import { seatsTaken } from '../../../src/domain/reservations.ts';
import { addSessions, cancelAnyway, passOfReservation, reserveAnyway } from '../effects.ts';
import { done, errorOf } from '../interceptor.ts';
import { at, type Mutants } from '../mutant.ts';

export const reservationMutants: Mutants = {
  ...at('createReservation', {
    'reserves-expired-pass': { on: 'MembershipExpired', answer: reserveAnyway },
    'reserves-without-sessions': { on: 'NoSessionsLeft', answer: reserveAnyway },
    'reserves-twice': { on: 'AlreadyReserved', answer: reserveAnyway },
    'reserves-same-hour': { on: 'SameHourReserved', answer: reserveAnyway },
    'reserves-begun-class': { on: 'ClassBegun', answer: reserveAnyway },
    'reserves-with-any-pass': { on: 'ClassNotAllowed', answer: reserveAnyway },
    'one-seat-too-many': {
      on: 'ClassFull',
      answer: (intercepted) => {
        const { studio, body } = intercepted;
        const studioClass = studio.store.classes.get(Number(body?.['classId']));
        return studioClass && seatsTaken(studio, studioClass.id).length === studioClass.maxCustomer
          ? reserveAnyway(intercepted)
          : undefined;
      },
    },
    'last-day-refused': {
      answer: ({ studio, body }) => {
        const time = studio.store.classes.get(Number(body?.['classId']))?.classTime;
        const pass = studio.store.memberships.get(Number(body?.['membershipId']));
        return time && dateOf(time) === pass?.expiredDate
          ? errorOf('MembershipExpired')
          : undefined;
      },
    },
    'reservation-is-free': {
      or: ['listMyPromotions'],
      effect: (intercepted) => addSessions(intercepted, intercepted.body?.['membershipId'], 1),
    },
  }),
  ...at('cancelReservation', {
    'cancellation-without-session': {
      or: ['listMyPromotions'],
      effect: (intercepted) => addSessions(intercepted, passOfReservation(intercepted), -1),
    },
    'cancellation-returns-two': {
      or: ['listMyPromotions'],
      effect: (intercepted) => addSessions(intercepted, passOfReservation(intercepted), 1),
    },
    'cancelled-twice': {
      on: 'ReservationNotFound',
      answer: (intercepted) => {
        const passId = passOfReservation(intercepted);
        if (passId === undefined) return undefined;
        addSessions(intercepted, passId, 1);
        return done();
      },
    },
    'begun-reservation-cancelled': {
      on: 'ReservationBegun',
      answer: (intercepted) => {
        cancelAnyway(intercepted);
        return done();
      },
    },
    'cancelled-row-deleted': {
      or: ['listReservationHistory'],
      effect: ({ studio, params }) => studio.store.reservations.delete(Number(params['id'])),
    },
  }),
  // A coming reservation of today, once attendance was recorded.
  'attended-before-begin': {
    at: 'listReservationHistory',
    row: (row, { studio: { store, clock } }) => {
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
