import { today } from '../../../../src/dates.ts';
import { hasAttended } from '../../../../src/domain/attendance.ts';
import { hashPassword } from '../../../../src/domain/password.ts';
import { release, seatsTaken } from '../../../../src/domain/reservations.ts';
import type { Account } from '../../../../src/store/rows.ts';
import { callerOf } from '../../callers.ts';
import { addSessions } from '../../reserving.ts';
import { updateRow } from '../../rows.ts';
import type { Mutants } from '../mutant.ts';

/** Rejected requests and reads that change data. */
export const sideEffectMutants: Mutants = {
  'rejected-review-stored': {
    at: 'createReview',
    or: ['listReviews'],
    on: 400,
    effect: (intercepted) => {
      const userId = callerOf(intercepted)?.id;
      const content = intercepted.body?.['content'];
      if (userId && typeof content === 'string')
        intercepted.backend.studio.store.reviews.insert({ userId, content, likeStar: 5 });
    },
  },
  'refused-reservation-takes-session': {
    at: 'createReservation',
    or: ['listMyPromotions'],
    on: 'ClassFull',
    effect: (intercepted) => addSessions(intercepted, intercepted.body?.['membershipId'], -1),
  },
  'refused-payment-opens-pass': {
    at: 'recordPayment',
    or: ['listMyPromotions'],
    on: 'PayMismatch',
    effect: (intercepted) => {
      const { store, clock } = intercepted.backend.studio;
      store.memberships.insert({
        userId: callerOf(intercepted)?.id ?? 0,
        promotionId: 1,
        managerId: 1,
        remainingSessionCount: 12,
        startDate: today(clock),
        expiredDate: today(clock),
      });
    },
  },
  'forbidden-deletion-done': {
    at: 'deleteClass',
    or: ['listClassesWithReservations'],
    on: 'Forbidden',
    effect: ({ backend: { studio }, params }) => {
      const id = Number(params['classId']);
      for (const seat of seatsTaken(studio, id)) release(studio, seat);
      studio.store.classes.delete(id);
    },
  },
  'forbidden-cancellation-done': {
    at: 'cancelReservation',
    or: ['listReservationHistory'],
    on: 'Forbidden',
    effect: ({ backend: { studio }, params }) => {
      const seat = studio.store.reservations.get(Number(params['id']));
      if (seat && !seat.cancelled) release(studio, seat);
    },
  },
  'forbidden-role-change-done': {
    at: 'changeUserRole',
    or: ['listUsers'],
    on: 'Forbidden',
    effect: ({ backend, params, body }) => {
      const roleName = body?.['roleName'] as Account['roleName'] | undefined;
      if (roleName) updateRow(backend.studio.store.accounts, params['userId'], { roleName });
    },
  },
  // The account whose username is reported as taken gets another password.
  'refused-sign-up-overwrites': {
    at: 'signUp',
    or: ['signIn'],
    on: 'UsernameTaken',
    effect: ({ backend, body }) => {
      const { accounts } = backend.studio.store;
      const account = accounts.find('username', String(body?.['username']));
      const passwordHash = hashPassword(`${String(body?.['password'])}2`);
      updateRow(accounts, account?.id, { passwordHash });
    },
  },
  'search-records-attendance': {
    at: 'resolveUserByPhone',
    or: ['recordAttendance', 'listMyAttendance'],
    effect: ({ backend: { studio } }, body) => {
      const userId = Number(body['userId']);
      const attendDate = today(studio.clock);
      if (!hasAttended(studio, userId, attendDate))
        studio.store.attendances.insert({ userId, attendDate, staffName: '' });
    },
  },
  'role-change-takes-passes': {
    at: 'changeUserRole',
    or: ['listUsers', 'listMyPromotions'],
    effect: ({ backend, params }) => {
      const { memberships } = backend.studio.store;
      for (const { id } of memberships.where('userId', Number(params['userId'])))
        memberships.delete(id);
    },
  },
};
