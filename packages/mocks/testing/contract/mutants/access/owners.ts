import type { OperationId } from '@fitness/api-contract/operations';
import { release } from '../../../../src/domain/reservations.ts';
import { respondAs } from '../../callers.ts';
import { queryOf, type InterceptedRequest } from '../../interceptor.ts';
import { done } from '../../responses.ts';
import type { Mutants } from '../mutant.ts';

/** Requests about other people's data that succeed. */
export const ownerMutants: Mutants = {
  'owner-not-checked-list-reservable-classes': ownerNotChecked('listReservableClasses'),
  'owner-not-checked-list-today-reservations': ownerNotChecked('listTodayReservations'),
  'owner-not-checked-list-reservation-history': ownerNotChecked('listReservationHistory'),
  'reservation-of-others-cancelled': {
    at: 'cancelReservation',
    on: 'Forbidden',
    by: 'ROLE_CUSTOMER',
    answer: ({ backend: { studio }, params }) => {
      const reservation = studio.store.reservations.get(Number(params['id']));
      if (!reservation) return undefined;
      if (!reservation.cancelled) release(studio, reservation);
      return done();
    },
  },
  'class-of-others-deleted': {
    at: 'deleteClass',
    on: 'Forbidden',
    by: 'ROLE_MANAGER',
    answer: (intercepted) => {
      const { classes } = intercepted.backend.studio.store;
      const trainer = classes.get(Number(intercepted.params['classId']))?.managerId;
      return respondAsUser(intercepted, trainer);
    },
  },
  'pass-of-others-used': {
    at: 'createReservation',
    on: 'Forbidden',
    by: 'ROLE_CUSTOMER',
    answer: (intercepted) => respondAsOwner(intercepted, intercepted.body?.['membershipId']),
  },
  'payment-for-others': {
    at: 'recordPayment',
    on: 'Forbidden',
    by: 'ROLE_CUSTOMER',
    answer: (intercepted) => {
      const { userId } = (intercepted.body?.['reqPayDto'] ?? {}) as { userId?: number };
      const account = intercepted.backend.studio.store.accounts.get(userId ?? 0);
      return account && respondAs(intercepted, account, 'ROLE_CUSTOMER');
    },
  },
};

function ownerNotChecked<Id extends OperationId>(at: Id) {
  return {
    at,
    on: 'Forbidden',
    by: 'ROLE_CUSTOMER',
    answer: (intercepted: InterceptedRequest) =>
      respondAsOwner(intercepted, queryOf(intercepted, 'membershipId')),
  } as const;
}

function respondAsOwner(intercepted: InterceptedRequest, passId: unknown) {
  const pass = intercepted.backend.studio.store.memberships.get(Number(passId));
  return respondAsUser(intercepted, pass?.userId);
}

function respondAsUser(intercepted: InterceptedRequest, userId: number | undefined) {
  const account = intercepted.backend.studio.store.accounts.get(userId ?? 0);
  return account && respondAs(intercepted, account);
}
