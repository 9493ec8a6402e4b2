import type { OperationId } from '@fitness/api-contract/operations';
import { release } from '../../../../src/domain/reservations.ts';
import { callerOf, respondAs } from '../../callers.ts';
import { onError } from '../../changes.ts';
import { queryOf, type InterceptedRequest } from '../../interceptor.ts';
import { done, errorOf } from '../../responses.ts';
import { kebabOf, type Mutant } from '../mutant.ts';

/** Requests about other people's data that succeed. */
export const ownerMutants: readonly Mutant[] = [
  ownerNotChecked('listReservableClasses'),
  ownerNotChecked('listTodayReservations'),
  ownerNotChecked('listReservationHistory'),
  {
    name: 'reservation-of-others-cancelled',
    defect: 'cancels another customer’s reservation',
    operation: 'cancelReservation',
    group: 'contract',
    interceptor: () =>
      onError('cancelReservation', 'Forbidden', (intercepted) => {
        const { studio } = intercepted.backend;
        const reservation = studio.store.reservations.get(Number(intercepted.params['id']));
        if (!reservation || callerOf(intercepted)?.roleName !== 'ROLE_CUSTOMER')
          return errorOf('Forbidden');
        if (!reservation.cancelled) release(studio, reservation);
        return done();
      }),
  },
  {
    name: 'class-of-others-deleted',
    defect: 'deletes another trainer’s class',
    operation: 'deleteClass',
    group: 'contract',
    interceptor: () =>
      onError('deleteClass', 'Forbidden', (intercepted) => {
        const { accounts, classes } = intercepted.backend.studio.store;
        const trainer = classes.get(Number(intercepted.params['classId']))?.managerId ?? 0;
        const account = accounts.get(trainer);
        return account && callerOf(intercepted)?.roleName === 'ROLE_MANAGER'
          ? respondAs(intercepted, account)
          : errorOf('Forbidden');
      }),
  },
  {
    name: 'pass-of-others-used',
    defect: 'reserves a class with another customer’s pass',
    operation: 'createReservation',
    group: 'rules',
    interceptor: () =>
      onError('createReservation', 'Forbidden', (intercepted) =>
        respondAsOwner(intercepted, Number(intercepted.body?.['membershipId'])),
      ),
  },
  {
    name: 'payment-for-others',
    defect: 'records a payment with another customer’s user id',
    operation: 'recordPayment',
    group: 'contract',
    interceptor: () =>
      onError('recordPayment', 'Forbidden', (intercepted) => {
        const { userId } = (intercepted.body?.['reqPayDto'] ?? {}) as { userId?: number };
        const account = intercepted.backend.studio.store.accounts.get(userId ?? 0);
        return account && callerOf(intercepted)?.roleName === 'ROLE_CUSTOMER'
          ? respondAs(intercepted, account, 'ROLE_CUSTOMER')
          : errorOf('Forbidden');
      }),
  },
];

function ownerNotChecked(operation: OperationId): Mutant {
  return {
    name: `owner-not-checked-${kebabOf(operation)}`,
    defect: `does not check the owner of the pass at ${operation}`,
    operation,
    group: 'rules',
    interceptor: () =>
      onError(operation, 'Forbidden', (intercepted) =>
        respondAsOwner(intercepted, Number(queryOf(intercepted, 'membershipId'))),
      ),
  };
}

function respondAsOwner(
  intercepted: InterceptedRequest,
  membershipId: number,
): Response | Promise<Response> {
  const { accounts, memberships } = intercepted.backend.studio.store;
  const owner = accounts.get(memberships.get(membershipId)?.userId ?? 0);
  return owner && callerOf(intercepted)?.roleName === 'ROLE_CUSTOMER'
    ? respondAs(intercepted, owner)
    : errorOf('Forbidden');
}
