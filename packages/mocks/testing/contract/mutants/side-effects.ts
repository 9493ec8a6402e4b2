import { today } from '../../../src/dates.ts';
import { hasAttended } from '../../../src/domain/attendance.ts';
import { hashPassword } from '../../../src/domain/accounts.ts';
import type { Account } from '../../../src/store/rows.ts';
import { addSessions, attendAnyway, cancelAnyway, deleteAnyway, updateRow } from '../effects.ts';
import { callerOf } from '../interceptor.ts';
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
        intercepted.studio.store.reviews.insert({ userId, content, likeStar: 5 });
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
      const { store, clock } = intercepted.studio;
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
    effect: deleteAnyway,
  },
  'forbidden-cancellation-done': {
    at: 'cancelReservation',
    or: ['listReservationHistory'],
    on: 'Forbidden',
    effect: cancelAnyway,
  },
  'forbidden-role-change-done': {
    at: 'changeUserRole',
    or: ['listUsers'],
    on: 'Forbidden',
    effect: ({ studio, params, body }) => {
      const roleName = body?.['roleName'] as Account['roleName'] | undefined;
      if (roleName) updateRow(studio.store.accounts, params['userId'], { roleName });
    },
  },
  // The account whose username is reported as taken gets another password.
  'refused-sign-up-overwrites': {
    at: 'signUp',
    or: ['signIn'],
    on: 'UsernameTaken',
    effect: ({ studio, body }) => {
      const { accounts } = studio.store;
      const account = accounts.find('username', String(body?.['username']));
      const passwordHash = hashPassword(`${String(body?.['password'])}2`);
      updateRow(accounts, account?.id, { passwordHash });
    },
  },
  'search-records-attendance': {
    at: 'resolveUserByPhone',
    or: ['recordAttendance', 'listMyAttendance'],
    effect: (intercepted, body) => {
      const { studio } = intercepted;
      const userId = Number(body['userId']);
      if (!hasAttended(studio, userId, today(studio.clock))) attendAnyway(intercepted, userId);
    },
  },
  'role-change-takes-passes': {
    at: 'changeUserRole',
    or: ['listUsers', 'listMyPromotions'],
    effect: ({ studio, params }) => {
      const { memberships } = studio.store;
      for (const { id } of memberships.where('userId', Number(params['userId'])))
        memberships.delete(id);
    },
  },
};
