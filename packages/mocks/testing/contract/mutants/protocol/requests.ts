import type { OperationId } from '@fitness/api-contract/operations';
import { onRequestUrl } from '../../changes.ts';
import type { Mutants } from '../mutant.ts';

type Fields = Record<string, unknown>;

const serverError = { status: 500, body: { message: 'Internal Server Error' } };
const toInteger = (value: unknown) => (typeof value === 'string' ? Number(value) : value);
const toZero = (value: unknown) => (Number.isInteger(value) ? 0 : value);

/** Requests that are accepted or rejected contrary to their schemas. */
export const requestMutants: Mutants = {
  'six-stars': { at: 'createReview', send: { likeStar: [6, 5] } },
  'blank-review': { at: 'createReview', send: { content: [/^\s*$/, '-'] } },
  'text-for-integer': { at: 'createReservation', send: { classId: toInteger } },
  'unknown-field': {
    at: 'changeUserRole',
    send: ({ userId, roleName }) => ({ userId, roleName }),
  },
  'user-of-body': {
    at: 'changeUserRole',
    send: (body, { params }) =>
      Number.isInteger(body['userId']) ? { ...body, userId: Number(params['userId']) } : body,
  },
  'role-master': { at: 'changeUserRole', send: { roleName: ['ROLE_MASTER', 'ROLE_MANAGER'] } },
  'fifty-one-seats': { at: 'createClass', send: { classMaxCustomer: [51, 50] } },
  'five-o-clock': { at: 'createClass', send: { classTime: [/T05:00:00$/, 'T06:00:00'] } },
  'half-past': { at: 'createClass', send: { classTime: [/:(?:30|01):00$/, ':00:00'] } },
  'seats-reserved-at-first': { at: 'createClass', send: { classCustomerReserve: toZero } },
  'password-check-ignored': {
    at: 'signUp',
    send: (body) =>
      typeof body['passwordCheck'] === 'string'
        ? { ...body, passwordCheck: body['password'] }
        : body,
  },
  'password-of-seven': { at: 'signUp', send: passwords(/^.{7}$/, '$&0') },
  'password-of-twenty-one': { at: 'signUp', send: passwords(/^(.{20}).$/, '$1') },
  'phone-of-eight-digits': { at: 'signUp', send: { ph: [/^\d{8}$/, '0$&'] } },
  'username-trimmed': { at: 'signUp', send: { username: [/^\s+|\s+$/g, ''] } },
  'phone-of-twelve-digits': { at: 'signUp', send: { ph: [/^.(.{11})$/, '$1'] } },
  'any-payment-method': {
    at: 'recordPayment',
    send: { reqPayDto: (payment) => withKakaoPay(payment as Fields | undefined) },
  },
  'any-day-of-month': { at: 'listWorkers', query: { classTime: [/-[0-3]\d$/, '-01'] } },
  'date-with-time': { at: 'getSalesReport', query: { startDate: [/^(.{10}).*$/, '$1'] } },
  'sales-of-any-range': { at: 'getSalesReport', query: { endDate: [null, '9999-12-31'] } },
  'members-without-name': { at: 'listMyMembers', query: { nickName: [null, ''] } },
  // Accepts 30 February.
  'day-of-no-calendar': {
    at: 'listRegisteredTimes',
    query: { date: [/-02-(?:29|30|31)$/, '-02-28'] },
  },
  'any-product': {
    at: 'listReviews',
    code: () =>
      onRequestUrl('listReviews', (url) => {
        url.pathname = url.pathname.replace(/[^/]+\/review$/, 'fitness/review');
      }),
  },
  'path-text-not-found': {
    at: 'cancelReservation',
    on: 400,
    sent: { id: /[^\d-]/ },
    error: 'ReservationNotFound',
  },
  'rejects-last-hour': rejects('createClass', { classTime: /T23:00:00$/ }),
  'rejects-plus-in-email': rejects('signUp', { email: /[+-]/ }),
  'rejects-nine-digits': rejects('signUp', { ph: /^\d{9}$/ }),
  'emoji-server-error': {
    at: 'createReview',
    sent: { content: /\p{Extended_Pictographic}/u },
    ...serverError,
  },
  'large-id-server-error': {
    at: 'deleteClass',
    on: 'ClassNotFound',
    sent: { classId: /^\d{10,}$/ },
    ...serverError,
  },
  'any-content-type': {
    at: 'createReview',
    code:
      () =>
      ({ operation, request, respond }) => {
        const copy = new Request(request.clone());
        if (operation === 'createReview') copy.headers.set('content-type', 'application/json');
        return respond(copy);
      },
  },
  'content-type-bad-request': {
    at: 'recordPayment',
    on: 'UnsupportedMediaType',
    error: 'BadRequest',
  },
  'malformed-body-server-error': {
    at: 'createReservation',
    on: 400,
    answer: ({ body }) => (body ? undefined : Response.json(serverError.body, serverError)),
  },
};

function passwords(from: RegExp, to: string) {
  return { password: [from, to], passwordCheck: [from, to] } as const;
}

function rejects<Id extends OperationId>(at: Id, sent: Readonly<Record<string, RegExp>>) {
  return { at, sent, error: 'BadRequest' } as const;
}

function withKakaoPay(payment: Fields | undefined): unknown {
  return typeof payment?.['paymentMethod'] === 'string'
    ? { ...payment, paymentMethod: 'KAKAOPAY' }
    : payment;
}
