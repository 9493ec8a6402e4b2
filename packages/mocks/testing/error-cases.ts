import type { ErrorName } from '@fitness/api-contract/error-responses';
import type { OperationId } from '@fitness/api-contract/operations';
import { fixedClock, type Backend } from '../src/backend.ts';
import { createBuilder } from '../src/scenarios/seed/builder.ts';
import { call, signInAs, type CallParts, type TestResponse } from './call.ts';
import { exampleBackend } from './example-backend.ts';
import { NOW } from './studio.ts';

/** A request that gets an error response; omitted parts are the examples of openapi.yaml. */
export interface ErrorCase {
  readonly by?: string;
  readonly operation: OperationId;
  readonly parts?: CallParts;
  readonly before?: (backend: Backend) => void | Promise<unknown>;
}

const CLASS_11 = 11;
const build = ({ studio }: Backend) => createBuilder(studio.store, NOW.slice(0, 10));
const reserveAsCustomer1 = { operation: 'createReservation', by: 'customer1' } as const;
const changePass =
  (values: object) =>
  ({ studio: { store } }: Backend) => {
    const pass = store.memberships.get(1);
    if (pass) store.memberships.update(pass, values);
  };
const later = (time: string) => (backend: Backend) => backend.setClock(fixedClock(time));
const signUpBody = {
  nickname: '김하늘',
  gender: 'female',
  password: 'Fitness1!',
  passwordCheck: 'Fitness1!',
  email: 'a@makefit.kr',
};
const payRecord = (promotionId: number, managerId: number) => ({
  reqMembershipDto: { userId: 101, promotionId },
  reqPayDto: { uuid: 'pay-1', userId: 101, managerId, promotionId, paymentMethod: 'KAKAOPAY' },
});
const classBody = {
  classSubjectId: 1,
  classTime: '2026-11-21T10:00:00',
  classMaxCustomer: 1,
  classCustomerReserve: 0,
};

/** The error case of every error response; a new one without a case does not compile. */
export const errorCases: Record<ErrorName, ErrorCase> = {
  LoginRequired: { operation: 'listMyPromotions' },
  Forbidden: { by: 'customer1', operation: 'listUsers' },
  SignInFailed: {
    operation: 'signIn',
    parts: { body: { username: 'customer1', password: 'Wrong1!!' } },
  },
  BadRequest: { by: 'master1', operation: 'getSalesReport', parts: { query: {} } },
  UsernameTaken: {
    operation: 'signUp',
    parts: { body: { ...signUpBody, username: 'customer1', ph: '01099998888' } },
  },
  PhoneTaken: {
    operation: 'signUp',
    parts: { body: { ...signUpBody, username: 'haneul1', ph: '01020000001' } },
  },
  SignUpInvalid: {
    operation: 'signUp',
    parts: { body: { ...signUpBody, username: 'A', ph: '01099998888' } },
  },
  UnknownPromotion: {
    by: 'customer1',
    operation: 'recordPayment',
    parts: { body: payRecord(99, 1) },
  },
  PayMismatch: { by: 'customer1', operation: 'recordPayment', parts: { body: payRecord(1, 5) } },
  UserNotFound: {
    by: 'master1',
    operation: 'changeUserRole',
    parts: { params: { userId: 999 }, body: { userId: 999, roleName: 'ROLE_CUSTOMER' } },
  },
  LastMaster: {
    by: 'master1',
    operation: 'changeUserRole',
    parts: { params: { userId: 10 }, body: { userId: 10, roleName: 'ROLE_CUSTOMER' } },
  },
  PhoneNotFound: {
    by: 'master1',
    operation: 'resolveUserByPhone',
    parts: { query: { ph: '01099998888' } },
  },
  AlreadyAttended: {
    by: 'master1',
    operation: 'recordAttendance',
    before: (backend) => build(backend).attend(101, 0),
  },
  ClassNotFound: { by: 'trainer1', operation: 'deleteClass', parts: { params: { classId: 999 } } },
  ClassFull: {
    ...reserveAsCustomer1,
    before: (backend) => {
      const other = build(backend).sell({ userId: 102, promotionId: 1, managerId: 1 });
      const eleven = backend.studio.store.classes.get(CLASS_11);
      if (eleven) build(backend).seat(eleven, other.id);
    },
  },
  ClassBegun: { ...reserveAsCustomer1, before: later('2026-11-22T10:00:00') },
  AlreadyReserved: { ...reserveAsCustomer1, parts: { body: { classId: 12, membershipId: 1 } } },
  SameHourReserved: {
    ...reserveAsCustomer1,
    before: (backend) => {
      const other = build(backend).sell({ userId: 101, promotionId: 5 });
      build(backend).seat(build(backend).openClass({ managerId: 5, day: 2, hour: 10 }), other.id);
    },
  },
  MembershipExpired: { ...reserveAsCustomer1, before: changePass({ expiredDate: '2026-11-21' }) },
  NoSessionsLeft: { ...reserveAsCustomer1, before: changePass({ remainingSessionCount: 0 }) },
  ClassNotAllowed: { ...reserveAsCustomer1, before: changePass({ managerId: 2 }) },
  ReservationNotFound: {
    by: 'customer1',
    operation: 'cancelReservation',
    parts: { params: { id: 999 } },
  },
  ReservationBegun: {
    by: 'customer1',
    operation: 'cancelReservation',
    before: later('2026-11-23T10:00:00'),
  },
  SubjectNotFound: { by: 'nosubject', operation: 'getMySubject' },
  SubjectNotAllowed: {
    by: 'trainer1',
    operation: 'createClass',
    parts: { body: { ...classBody, classSubjectId: 2 } },
  },
  ClassDatePast: {
    by: 'trainer1',
    operation: 'createClass',
    parts: { body: { ...classBody, classTime: '2026-11-19T10:00:00' } },
  },
  ClassTimePast: {
    by: 'trainer1',
    operation: 'createClass',
    parts: { body: { ...classBody, classTime: NOW } },
  },
  ClassTimeTaken: {
    by: 'trainer1',
    operation: 'createClass',
    parts: { body: { ...classBody, classTime: '2026-11-22T10:00:00' } },
  },
  ClassDeletePast: {
    by: 'trainer1',
    operation: 'deleteClass',
    before: later('2026-11-23T00:01:00'),
  },
  ClassDeleteBegun: {
    by: 'trainer1',
    operation: 'deleteClass',
    before: later('2026-11-22T10:00:00'),
  },
};

/** Runs an error case on a new backend. */
export async function runErrorCase({
  by,
  operation,
  parts,
  before,
}: ErrorCase): Promise<TestResponse> {
  const backend = exampleBackend();
  await before?.(backend);
  return call(backend, operation, { ...parts, token: by && (await signInAs(backend, by)) });
}
