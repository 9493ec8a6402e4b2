import { today } from '../../../../src/dates.ts';
import { hasAttended } from '../../../../src/domain/attendance.ts';
import { release, seatsTaken } from '../../../../src/domain/reservations.ts';
import { hashPassword } from '../../../../src/domain/password.ts';
import type { Account } from '../../../../src/store/rows.ts';
import { callerOf } from '../../callers.ts';
import { afterSuccess, onBody, onError, onResponse } from '../../changes.ts';
import { addSessions } from '../../reserving.ts';
import { errorOf } from '../../responses.ts';
import type { Mutant } from '../mutant.ts';

/** Rejected requests and reads that change data. */
export const sideEffectMutants: readonly Mutant[] = [
  {
    name: 'rejected-review-stored',
    defect: 'stores a review that it rejects',
    operation: ['createReview', 'listReviews'],
    group: 'contract',
    interceptor: () =>
      onResponse('createReview', (response, intercepted) => {
        const userId = callerOf(intercepted)?.id;
        const content = intercepted.body?.['content'];
        if (response.status === 400 && userId && typeof content === 'string')
          intercepted.backend.studio.store.reviews.insert({ userId, content, likeStar: 5 });
        return response;
      }),
  },
  {
    name: 'refused-reservation-takes-session',
    defect: 'takes a session for a reservation of a full class that it refuses',
    operation: ['createReservation', 'listMyPromotions'],
    group: 'contract',
    interceptor: () =>
      onError('createReservation', 'ClassFull', (intercepted) => {
        addSessions(intercepted, intercepted.body?.['membershipId'], -1);
        return errorOf('ClassFull');
      }),
  },
  {
    name: 'refused-payment-opens-pass',
    defect: 'opens a pass for a payment that it refuses',
    operation: ['recordPayment', 'listMyPromotions'],
    group: 'contract',
    interceptor: () =>
      onError('recordPayment', 'PayMismatch', (intercepted) => {
        const { store, clock } = intercepted.backend.studio;
        const day = today(clock);
        const userId = callerOf(intercepted)?.id ?? 0;
        store.memberships.insert({
          userId,
          promotionId: 1,
          managerId: 1,
          remainingSessionCount: 12,
          startDate: day,
          expiredDate: day,
        });
        return errorOf('PayMismatch');
      }),
  },
  {
    name: 'forbidden-deletion-done',
    defect: 'deletes another trainer’s class although it responds with 403',
    operation: ['deleteClass', 'listClassesWithReservations'],
    group: 'contract',
    interceptor: () =>
      onError('deleteClass', 'Forbidden', (intercepted) => {
        const { studio } = intercepted.backend;
        const id = Number(intercepted.params['classId']);
        for (const seat of seatsTaken(studio, id)) release(studio, seat);
        studio.store.classes.delete(id);
        return errorOf('Forbidden');
      }),
  },
  {
    name: 'forbidden-cancellation-done',
    defect: 'cancels another customer’s reservation although it responds with 403',
    operation: ['cancelReservation', 'listReservationHistory'],
    group: 'contract',
    interceptor: () =>
      onError('cancelReservation', 'Forbidden', ({ backend: { studio }, params }) => {
        const seat = studio.store.reservations.get(Number(params['id']));
        if (seat && !seat.cancelled) release(studio, seat);
        return errorOf('Forbidden');
      }),
  },
  {
    name: 'forbidden-role-change-done',
    defect: 'changes a role although it responds with 403',
    operation: ['changeUserRole', 'listUsers'],
    group: 'contract',
    interceptor: () =>
      onError('changeUserRole', 'Forbidden', ({ backend, params, body }) => {
        const { accounts } = backend.studio.store;
        const account = accounts.get(Number(params['userId']));
        const roleName = body?.['roleName'] as Account['roleName'] | undefined;
        if (account && roleName) accounts.update(account, { roleName });
        return errorOf('Forbidden');
      }),
  },
  {
    name: 'refused-sign-up-overwrites',
    defect: 'overwrites the password of the account whose username it reports as taken',
    operation: ['signUp', 'signIn'],
    group: 'contract',
    interceptor: () =>
      onError('signUp', 'UsernameTaken', ({ backend, body }) => {
        const { accounts } = backend.studio.store;
        const account = accounts.find('username', String(body?.['username']));
        const passwordHash = hashPassword(`${String(body?.['password'])}2`);
        if (account) accounts.update(account, { passwordHash });
        return errorOf('UsernameTaken');
      }),
  },
  {
    name: 'search-records-attendance',
    defect: 'records attendance when a phone number is looked up',
    operation: ['resolveUserByPhone', 'recordAttendance', 'listMyAttendance'],
    group: 'contract',
    interceptor: () =>
      onBody('resolveUserByPhone', (body, { backend }) => {
        const { store, clock } = backend.studio;
        const userId = (body as { userId: number }).userId;
        if (!hasAttended({ store }, userId, today(clock)))
          store.attendances.insert({ userId, attendDate: today(clock), staffName: '' });
        return body;
      }),
  },
  {
    name: 'role-change-takes-passes',
    defect: 'deletes the passes of a user whose role changes',
    operation: ['changeUserRole', 'listUsers', 'listMyPromotions'],
    group: 'contract',
    interceptor: () =>
      afterSuccess('changeUserRole', ({ backend, params }) => {
        const { memberships } = backend.studio.store;
        for (const { id } of memberships.where('userId', Number(params['userId'])))
          memberships.delete(id);
      }),
  },
];
