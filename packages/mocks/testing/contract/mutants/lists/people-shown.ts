import { plans } from '@fitness/api-contract/catalogue';
import { today } from '../../../../src/dates.ts';
import { sessionsOf } from '../../../../src/domain/catalogue/plans.ts';
import type { Account } from '../../../../src/store/rows.ts';
import { callerOf } from '../../callers.ts';
import { afterSuccess, chain, onResponse, onRow, onRows } from '../../changes.ts';
import { queryOf } from '../../interceptor.ts';
import { errorOf } from '../../responses.ts';
import { contractMutant, type Mutant } from '../mutant.ts';

/** Changes of users, passes, reviews and payments that one list does not show. */
export const peopleMutants: readonly Mutant[] = [
  contractMutant(
    'role-not-in-users',
    'shows the former role in the list of users after a role change',
    ['listUsers', 'changeUserRole'],
    () => {
      const roles = new Map<number, Account['roleName']>();
      return chain(
        (intercepted) => {
          const { backend, params } = intercepted;
          const account = backend.studio.store.accounts.get(Number(params['userId']));
          if (account && intercepted.operation === 'changeUserRole' && !roles.has(account.id))
            roles.set(account.id, account.roleName);
          return intercepted.respond();
        },
        onRow('listUsers', (row) => ({ ...row, roleName: roles.get(row.userId) ?? row.roleName })),
      );
    },
  ),
  contractMutant(
    'new-trainer-not-in-workers',
    'does not show a new trainer among the workers',
    ['listWorkers', 'changeUserRole'],
    () => {
      const changed = new Set<number>();
      return chain(
        afterSuccess('changeUserRole', ({ params }) => changed.add(Number(params['userId']))),
        onRows('listWorkers', (rows) => rows.filter(({ managerId }) => !changed.has(managerId))),
      );
    },
  ),
  contractMutant(
    'review-not-listed',
    'does not show a new review',
    ['listReviews', 'createReview'],
    () => {
      const written = new Set<unknown>();
      return chain(
        afterSuccess('createReview', ({ body }) => written.add(body?.['content'])),
        onRows('listReviews', (rows) => rows.filter(({ content }) => !written.has(content))),
      );
    },
  ),
  contractMutant(
    'attendance-not-listed',
    'does not show today’s attendance',
    ['listMyAttendance', 'recordAttendance'],
    () => onRows('listMyAttendance', (rows) => rows.slice(1)),
  ),
  contractMutant(
    'sessions-not-in-users',
    'shows the sessions at purchase in the list of users',
    ['listUsers', 'createReservation'],
    () =>
      onRow('listUsers', (row) => ({
        ...row,
        promotionSessionCount: sessionsAtPurchase(row.promotionName),
      })),
  ),
  contractMutant(
    'sessions-not-in-members',
    'shows the sessions at purchase in the list of members',
    ['listMyMembers', 'createReservation'],
    () =>
      onRow('listMyMembers', (row) => ({
        ...row,
        promotionSessionCount: sessionsAtPurchase(row.promotionName),
      })),
  ),
  contractMutant(
    'sessions-not-in-passes',
    'shows the sessions at purchase in the list of own passes',
    ['listMyPromotions', 'createReservation'],
    () =>
      onRow('listMyPromotions', (row) => ({
        ...row,
        remainingSessionCount: sessionsAtPurchase(row.promotionName),
      })),
  ),
  contractMutant(
    'member-not-listed',
    'does not show who bought a pass during the run among the members',
    ['listMyMembers', 'recordPayment'],
    () => {
      const phones = new Set<unknown>();
      return chain(
        afterSuccess('recordPayment', (intercepted) => phones.add(callerOf(intercepted)?.ph)),
        onRows('listMyMembers', (rows) => rows.filter(({ ph }) => !phones.has(ph))),
      );
    },
  ),
  contractMutant(
    'new-user-not-found',
    'does not find a new user by phone',
    ['resolveUserByPhone', 'signUp'],
    () => {
      const phones = new Set<unknown>();
      return chain(
        afterSuccess('signUp', ({ body }) => phones.add(body?.['ph'])),
        onResponse('resolveUserByPhone', (response, intercepted) =>
          response.ok && phones.has(queryOf(intercepted, 'ph'))
            ? errorOf('PhoneNotFound')
            : response,
        ),
      );
    },
  ),
  contractMutant(
    'payment-not-in-sales',
    'does not count the payments of the run in the sales',
    ['getSalesReport', 'recordPayment'],
    () => {
      const paid = new Map<unknown, number>();
      return chain(
        afterSuccess('recordPayment', ({ backend }, { membershipId }) => {
          const payment = backend.studio.store.payments
            .all()
            .findLast((one) => one.membershipId === membershipId);
          paid.set(membershipId, payment?.amount ?? 0);
        }),
        onRow('getSalesReport', (row, { backend }) => ({
          ...row,
          totalAmount:
            row.totalAmount -
            (row.date === today(backend.studio.clock)
              ? [...paid.values()].reduce((a, b) => a + b, 0)
              : 0),
        })),
      );
    },
  ),
];

function sessionsAtPurchase(promotionName: string | null): number | null {
  const plan = plans.find(({ name }) => name === promotionName);
  return plan ? sessionsOf(plan) : null;
}
