import { plans } from '@fitness/api-contract/catalogue';
import type { OperationId } from '@fitness/api-contract/operations';
import { timeOf, today } from '../../../src/dates.ts';
import { sessionsOf } from '../../../src/domain/catalogue.ts';
import { ascending } from '../../../src/store/order.ts';
import type { Account, StudioClass } from '../../../src/store/rows.ts';
import { afterSuccess, chain, onError, onResponse, onRow, onRows } from '../changes.ts';
import {
  callerOf,
  errorOf,
  queryOf,
  type InterceptedRequest,
  type Interceptor,
} from '../interceptor.ts';
import { at, type Mutants } from '../mutant.ts';
import { reservableRow } from './lists.ts';

type Body = Record<string, unknown>;

/** Changes by one operation that another operation does not show. */
export const notShownMutants: Mutants = {
  'reservation-not-today': hidden('listTodayReservations', 'createReservation', 'reservationId'),
  'new-trainer-not-in-workers': hidden('listWorkers', 'changeUserRole', 'userId', 'managerId'),
  'review-not-listed': hidden('listReviews', 'createReview', 'content'),
  'new-class-not-registered': remembering(
    'listRegisteredTimes',
    'createClass',
    ({ body }) => body?.['classTime'],
    (made) =>
      onRows('listRegisteredTimes', (times, intercepted) => {
        const date = queryOf(intercepted, 'date');
        return times.filter((time) => !made.has(`${date}T${String(time)}:00`));
      }),
  ),
  'member-not-listed': remembering(
    'listMyMembers',
    'recordPayment',
    (intercepted) => callerOf(intercepted)?.ph,
    (made) => onRows('listMyMembers', (rows) => rows.filter(({ ph }) => !made.has(ph))),
  ),
  'new-user-not-found': remembering(
    'resolveUserByPhone',
    'signUp',
    ({ body }) => body?.['ph'],
    (made) =>
      onResponse('resolveUserByPhone', (response, intercepted) =>
        made.has(queryOf(intercepted, 'ph')) ? errorOf('PhoneNotFound') : response,
      ),
  ),
  'attendance-not-listed': {
    at: 'listMyAttendance',
    or: ['recordAttendance'],
    rows: (rows) => rows.slice(1),
  },
  ...at('listReservationHistory', {
    'reservation-not-in-history': {
      or: ['createReservation'],
      rows: (rows) => rows.filter((row) => row.status !== 'RESERVED'),
    },
    'cancelled-still-reserved': {
      or: ['cancelReservation', 'deleteClass'],
      row: { status: ['CANCELLED', 'RESERVED'] },
    },
  }),
  'cancelled-still-today': {
    at: 'listTodayReservations',
    or: ['cancelReservation'],
    rulesOf: ['deleteClass'],
    code: () => {
      const seen = new Map<string, Map<number, string>>();
      return onRows('listTodayReservations', (rows, { request }) => {
        const before = seen.get(request.url) ?? new Map<number, string>();
        for (const { reservationId, classTime } of rows) before.set(reservationId, classTime);
        seen.set(request.url, before);
        return [...before].map(([reservationId, classTime]) => ({ reservationId, classTime }));
      });
    },
  },
  ...at('listReservableClasses', {
    'seats-not-counted': {
      or: ['createReservation'],
      code: () => {
        const first = new Map<number, number>();
        return onRow('listReservableClasses', (row) => {
          first.set(row.classId, first.get(row.classId) ?? row.currentCustomer);
          return { ...row, currentCustomer: first.get(row.classId) };
        });
      },
    },
    'cancelled-seats-counted': {
      or: ['cancelReservation'],
      row: (row, { studio: { store } }) => ({
        ...row,
        currentCustomer: store.reservations.where('classId', row.classId).length,
      }),
    },
  }),
  'cancelled-members-shown': {
    at: 'listClassesWithReservations',
    or: ['cancelReservation'],
    row: (row, { studio }) => {
      const { accounts, reservations } = studio.store;
      const seats = reservations.where('classId', row.classId);
      return { ...row, reservedMembers: seats.map((one) => accounts.get(one.userId)?.nickname) };
    },
  },
  'deleted-class-reservable': deletedStays('listReservableClasses', (deleted) =>
    onRows('listReservableClasses', (rows) => {
      const trainerName = rows[0]?.trainerName ?? '';
      const added = [...deleted.values()].map((one) => reservableRow(one, trainerName));
      return [...rows, ...added].toSorted(ascending(({ classTime }) => classTime));
    }),
  ),
  'deleted-class-reserved': deletedStays('createReservation', (deleted) =>
    onError('createReservation', 'ClassNotFound', ({ body }) =>
      deleted.has(Number(body?.['classId']))
        ? Response.json({ reservationId: 1 }, { status: 201 })
        : errorOf('ClassNotFound'),
    ),
  ),
  'deleted-class-registered': deletedStays('listRegisteredTimes', (deleted) =>
    onRows('listRegisteredTimes', (rows, intercepted) => {
      const date = queryOf(intercepted, 'date');
      const times = [...deleted.values()]
        .filter(({ classTime }) => classTime.startsWith(date))
        .map(({ classTime }) => timeOf(classTime));
      return [...new Set([...rows.map(String), ...times])].toSorted();
    }),
  ),
  'role-not-in-users': {
    at: 'listUsers',
    or: ['changeUserRole'],
    code: () => {
      const roles = new Map<number, Account['roleName']>();
      return chain(
        ({ studio, operation, params, respond }) => {
          const account = studio.store.accounts.get(Number(params['userId']));
          if (account && operation === 'changeUserRole' && !roles.has(account.id))
            roles.set(account.id, account.roleName);
          return respond();
        },
        onRow('listUsers', (row) => ({ ...row, roleName: roles.get(row.userId) ?? row.roleName })),
      );
    },
  },
  // The sessions at purchase, whatever was reserved since.
  'sessions-not-in-users': {
    at: 'listUsers',
    or: ['createReservation'],
    row: (row) => ({ ...row, promotionSessionCount: sessionsAtPurchase(row) }),
  },
  'sessions-not-in-members': {
    at: 'listMyMembers',
    or: ['createReservation'],
    row: (row) => ({ ...row, promotionSessionCount: sessionsAtPurchase(row) }),
  },
  'sessions-not-in-passes': {
    at: 'listMyPromotions',
    or: ['createReservation'],
    row: (row) => ({ ...row, remainingSessionCount: sessionsAtPurchase(row) }),
  },
  'payment-not-in-sales': {
    at: 'getSalesReport',
    or: ['recordPayment'],
    code: () => {
      const paid = new Map<unknown, number>();
      return chain(
        afterSuccess('recordPayment', ({ studio }, { membershipId }) => {
          const payments = studio.store.payments.all();
          const payment = payments.findLast((one) => one.membershipId === membershipId);
          paid.set(membershipId, payment?.amount ?? 0);
        }),
        onRow('getSalesReport', (row, { studio }) => {
          const sum = [...paid.values()].reduce((a, b) => a + b, 0);
          const isToday = row.date === today(studio.clock);
          return isToday ? { ...row, totalAmount: row.totalAmount - sum } : row;
        }),
      );
    },
  },
};

/** An operation whose responses depend on what successful calls of another one were about. */
function remembering<Id extends OperationId>(
  at: Id,
  maker: OperationId,
  keyOf: (intercepted: InterceptedRequest, response: Body) => unknown,
  create: (made: ReadonlySet<unknown>) => Interceptor,
) {
  const code = (): Interceptor => {
    const made = new Set<unknown>();
    const remember = afterSuccess(maker, (intercepted, response) =>
      made.add(keyOf(intercepted, response)),
    );
    return chain(remember, create(made));
  };
  return { at, or: [maker], code };
}

/** Omits the rows whose field has the value that a call of the maker sent or got in the field of this name. */
function hidden<Id extends OperationId>(
  list: Id,
  maker: OperationId,
  fieldOfCall: string,
  fieldOfRow = fieldOfCall,
) {
  return remembering(
    list,
    maker,
    ({ params, body }, response) => String({ ...params, ...body, ...response }[fieldOfCall]),
    (made) =>
      onRows<OperationId>(list, (rows) =>
        rows.filter((row) => !made.has(String((row as unknown as Body)[fieldOfRow]))),
      ),
  );
}

/** An operation that still uses classes after their deletion. */
function deletedStays<Id extends OperationId>(
  operation: Id,
  create: (deleted: ReadonlyMap<number, StudioClass>) => Interceptor,
) {
  const code = (): Interceptor => {
    const deleted = new Map<number, StudioClass>();
    return chain(async ({ operation: called, studio, params, respond }) => {
      const id = called === 'deleteClass' ? Number(params['classId']) : 0;
      const studioClass = studio.store.classes.get(id);
      const response = await respond();
      if (studioClass && response.ok) deleted.set(id, studioClass);
      return response;
    }, create(deleted));
  };
  return { at: operation, or: ['deleteClass'], code } as const;
}

function sessionsAtPurchase(row: { promotionName: string | null }): number | null {
  const plan = plans.find(({ name }) => name === row.promotionName);
  return plan ? sessionsOf(plan) : null;
}
