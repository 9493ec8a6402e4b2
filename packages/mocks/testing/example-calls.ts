import type { ErrorName } from '@fitness/api-contract/error-responses';
import { requestExamples } from '@fitness/api-contract/examples';
import { operations, type OperationId, type OperationInfo } from '@fitness/api-contract/operations';
import { createBackend, fixedClock, type Backend } from '../src/backend.ts';
import { createBuilder } from '../src/scenarios/seed/builder.ts';
import { call, signInAs, type CallParts, type TestResponse } from './call.ts';
import { NOW } from './now.ts';

/** A call that differs from the example request of openapi.yaml. */
export interface ExampleCall extends Pick<CallParts, 'params' | 'query' | 'contentType'> {
  readonly operation: OperationId;
  /** By default a demo account that may call the operation, if a sign-in is required; null for no token. */
  readonly by?: string | null | undefined;
  /** The fields that differ. */
  readonly body?: object;
  readonly before?: (backend: Backend) => unknown;
}

const build = ({ studio }: Backend) => createBuilder(studio.store, NOW.slice(0, 10));

/** A backend with the data that every example request of openapi.yaml needs to succeed. */
export function exampleBackend(): Backend {
  const backend = createBackend({ scenario: 'empty', clock: fixedClock(NOW) });
  const { store } = backend.studio;
  const { sell, seat, openClass } = build(backend);
  const pass = sell({ userId: 101, promotionId: 1, managerId: 1 });
  store.classes.startAt(11);
  openClass({ managerId: 1, day: 2, hour: 10 });
  store.reservations.startAt(31);
  seat(openClass({ managerId: 1, day: 3, hour: 10 }), pass.id);
  return backend;
}

const users = [
  ['ROLE_CUSTOMER', 'customer1'],
  ['ROLE_MANAGER', 'trainer1'],
  ['ROLE_MASTER', 'master1'],
] as const;

/** A demo account whose role may call the operation; undefined if no sign-in is required. */
function userFor(operation: OperationId): string | undefined {
  const { roles, isPublic }: OperationInfo = operations[operation];
  return isPublic ? undefined : users.find(([role]) => roles.includes(role))?.[1];
}

const changePass =
  (values: object) =>
  ({ studio: { store } }: Backend) => {
    const pass = store.memberships.get(1);
    if (pass) store.memberships.update(pass, values);
  };
const later = (time: string) => (backend: Backend) => backend.setClock(fixedClock(time));
const { reqPayDto } = requestExamples.recordPayment.body;

/** A call that gets the error, for every error response; an error without a call does not compile. */
export const errorCases: Record<ErrorName, ExampleCall> = {
  LoginRequired: { operation: 'listMyPromotions', by: null },
  Forbidden: { operation: 'listUsers', by: 'customer1' },
  SignInFailed: { operation: 'signIn', body: { password: 'Wrong1!!' } },
  BadRequest: { operation: 'getSalesReport', query: {} },
  UsernameTaken: { operation: 'signUp', body: { username: 'customer1' } },
  PhoneTaken: { operation: 'signUp', body: { ph: '01020000001' } },
  UnsupportedMediaType: { operation: 'createReview', contentType: 'text/plain' },
  SignUpInvalid: { operation: 'signUp', body: { username: 'A' } },
  UnknownPromotion: {
    operation: 'recordPayment',
    body: {
      reqMembershipDto: { userId: 101, promotionId: 99 },
      reqPayDto: { ...reqPayDto, promotionId: 99 },
    },
  },
  PayMismatch: { operation: 'recordPayment', body: { reqPayDto: { ...reqPayDto, managerId: 5 } } },
  UserNotFound: { operation: 'changeUserRole', params: { userId: 999 }, body: { userId: 999 } },
  LastMaster: { operation: 'changeUserRole', params: { userId: 10 }, body: { userId: 10 } },
  PhoneNotFound: { operation: 'resolveUserByPhone', query: { ph: '01099998888' } },
  AlreadyAttended: {
    operation: 'recordAttendance',
    before: (backend) => build(backend).attend(101, 0),
  },
  ClassNotFound: { operation: 'deleteClass', params: { classId: 999 } },
  ClassFull: {
    operation: 'createReservation',
    before: (backend) => {
      const other = build(backend).sell({ userId: 102, promotionId: 1, managerId: 1 });
      const studioClass = backend.studio.store.classes.get(11);
      if (studioClass) build(backend).seat(studioClass, other.id);
    },
  },
  ClassBegun: { operation: 'createReservation', before: later('2026-11-22T10:00:00') },
  AlreadyReserved: { operation: 'createReservation', body: { classId: 12 } },
  SameHourReserved: {
    operation: 'createReservation',
    before: (backend) => {
      const other = build(backend).sell({ userId: 101, promotionId: 5 });
      build(backend).seat(build(backend).openClass({ managerId: 5, day: 2, hour: 10 }), other.id);
    },
  },
  MembershipExpired: {
    operation: 'createReservation',
    before: changePass({ expiredDate: '2026-11-21' }),
  },
  NoSessionsLeft: {
    operation: 'createReservation',
    before: changePass({ remainingSessionCount: 0 }),
  },
  ClassNotAllowed: { operation: 'createReservation', before: changePass({ managerId: 2 }) },
  ReservationNotFound: { operation: 'cancelReservation', params: { id: 999 } },
  ReservationBegun: { operation: 'cancelReservation', before: later('2026-11-23T10:00:00') },
  SubjectNotFound: { operation: 'getMySubject', by: 'nosubject' },
  SubjectNotAllowed: { operation: 'createClass', body: { classSubjectId: 2 } },
  ClassDatePast: { operation: 'createClass', body: { classTime: '2026-11-19T10:00:00' } },
  ClassTimePast: { operation: 'createClass', body: { classTime: NOW } },
  ClassTimeTaken: { operation: 'createClass', body: { classTime: '2026-11-22T10:00:00' } },
  ClassDeletePast: { operation: 'deleteClass', before: later('2026-11-23T00:01:00') },
  ClassDeleteBegun: { operation: 'deleteClass', before: later('2026-11-22T10:00:00') },
};

/** Sends a call to a new backend. */
export async function runCall(example: ExampleCall): Promise<TestResponse> {
  const backend = exampleBackend();
  await example.before?.(backend);
  return call(backend, example.operation, await partsOf(backend, example));
}

/** The parts of a call that differ from openapi.yaml's example, with a token of its caller. */
export async function partsOf(backend: Backend, example: ExampleCall): Promise<CallParts> {
  const { operation, by = userFor(operation), before: _, body, ...parts } = example;
  const request: { params: object; body?: unknown } = requestExamples[operation];
  return {
    ...parts,
    ...(by && { token: await signInAs(backend, by) }),
    ...(body && { body: { ...Object(request.body), ...body } }),
  };
}
