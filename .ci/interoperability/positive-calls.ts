import { requestExamples } from '@fitness/api-contract/examples';
import { operations, type OperationId } from '@fitness/api-contract/operations';

type Values = Readonly<Record<string, string | number>>;

/** What differs from the example request of openapi.yaml. */
export interface Changes {
  readonly params?: Values;
  readonly query?: Values;
  readonly body?: object;
}

/** The ids that earlier calls found, which later ones refer to. */
export type Found = Record<string, number>;

/** A call that succeeds on the default data, with what it finds in the response. */
interface PositiveCall {
  readonly by?: 'customer1' | 'trainer1' | 'master1';
  readonly changes?: (found: Found) => Changes;
  readonly read?: (body: never) => Found;
}

type Row<Name extends string> = Readonly<Record<Name, number>>;

const member = { ...requestExamples.signUp.body, ph: '01098765432', username: 'prism1' };
const year = new Date().getFullYear() + 1;
const ofPass = ({ membershipId }: Found) => ({ query: { membershipId } });

/** Every operation once, in an order in which each call finds what it needs. */
export const positiveCalls: Readonly<Record<OperationId, PositiveCall>> = {
  signUp: { changes: () => ({ body: member }) },
  signIn: { changes: () => ({ body: { username: member.username, password: member.password } }) },
  recordPayment: { by: 'customer1' },
  listReviews: {},
  createReview: { by: 'customer1' },
  getSalesReport: { by: 'master1' },
  listWorkers: { by: 'master1' },
  listUsers: { by: 'master1' },
  resolveUserByPhone: {
    by: 'master1',
    changes: () => ({ query: { ph: member.ph } }),
    read: ({ userId }: Row<'userId'>) => ({ memberId: userId }),
  },
  recordAttendance: {
    by: 'master1',
    changes: ({ memberId }) => ({ params: { userId: memberId }, body: { ph: member.ph } }),
  },
  changeUserRole: {
    by: 'master1',
    changes: ({ memberId }) => ({ params: { userId: memberId }, body: { userId: memberId } }),
  },
  listMyAttendance: { by: 'customer1' },
  listMyPromotions: {
    by: 'customer1',
    read: ([pass]: [Row<'membershipId'>]) => ({ membershipId: pass.membershipId }),
  },
  // Prism takes an empty parameter for a missing one, so not with the empty name of the example.
  listMyMembers: { by: 'trainer1', changes: () => ({ query: { nickName: '김' } }) },
  getMySubject: { by: 'trainer1' },
  createClass: {
    by: 'trainer1',
    changes: () => ({ body: { classTime: `${year}-01-02T06:00:00` } }),
    read: ({ classId }: Row<'classId'>) => ({ createdClassId: classId }),
  },
  listClassesWithReservations: { by: 'trainer1' },
  listRegisteredTimes: { by: 'trainer1' },
  deleteClass: {
    by: 'trainer1',
    changes: ({ createdClassId }) => ({ params: { classId: createdClassId } }),
  },
  listReservableClasses: {
    by: 'customer1',
    changes: ofPass,
    read: (rows: readonly Row<'classId' | 'currentCustomer' | 'maxCustomer'>[]) => ({
      classId: rows.findLast((row) => row.currentCustomer < row.maxCustomer)?.classId ?? 0,
    }),
  },
  createReservation: {
    by: 'customer1',
    changes: ({ classId, membershipId }) => ({ body: { classId, membershipId } }),
    read: ({ reservationId }: Row<'reservationId'>) => ({ reservationId }),
  },
  listTodayReservations: { by: 'customer1', changes: ofPass },
  listReservationHistory: { by: 'customer1', changes: ofPass },
  cancelReservation: {
    by: 'customer1',
    changes: ({ reservationId }) => ({ params: { id: reservationId } }),
  },
};

/** The example request of an operation with changes. */
export function requestOf(baseUrl: string, id: OperationId, token?: string, changes: Changes = {}) {
  const { method, path } = operations[id];
  const example: { params: Values; query: Values; body?: object } = requestExamples[id];
  const params = { ...example.params, ...changes.params };
  const query = Object.entries({ ...example.query, ...changes.query });
  const url = new URL(
    path.replace(/\{(\w+)\}/g, (_, name: string) => String(params[name])),
    baseUrl,
  );
  for (const [name, value] of query) url.searchParams.set(name, String(value));
  return new Request(url, {
    method: method.toUpperCase(),
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(example.body && { 'content-type': 'application/json' }),
    },
    body: example.body ? JSON.stringify({ ...example.body, ...changes.body }) : null,
  });
}
