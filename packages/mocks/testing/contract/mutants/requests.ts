import { at, type Mutants } from '../mutant.ts';

type Fields = Record<string, unknown>;

const serverError = { status: 500, body: { message: 'Internal Server Error' } };
const toInteger = (value: unknown) => (typeof value === 'string' ? Number(value) : value);
const toZero = (value: unknown) => (Number.isInteger(value) ? 0 : value);

/** Requests that are accepted or rejected contrary to their schemas. */
export const requestMutants: Mutants = {
  ...at('createReview', {
    'six-stars': { send: { likeStar: [6, 5] } },
    'blank-review': { send: { content: [/^\s*$/, '-'] } },
    'emoji-server-error': { sent: { content: /\p{Extended_Pictographic}/u }, ...serverError },
    'any-content-type': { contentType: 'application/json' },
  }),
  ...at('changeUserRole', {
    'unknown-field': { send: ({ userId, roleName }) => ({ userId, roleName }) },
    'user-of-body': {
      send: (body, { params }) =>
        Number.isInteger(body['userId']) ? { ...body, userId: Number(params['userId']) } : body,
    },
    'role-master': { send: { roleName: ['ROLE_MASTER', 'ROLE_MANAGER'] } },
  }),
  ...at('createClass', {
    'fifty-one-seats': { send: { classMaxCustomer: [51, 50] } },
    'five-o-clock': { send: { classTime: [/T05:00:00$/, 'T06:00:00'] } },
    'half-past': { send: { classTime: [/:(?:30|01):00$/, ':00:00'] } },
    'seats-reserved-at-first': { send: { classCustomerReserve: toZero } },
    'rejects-last-hour': rejects({ classTime: /T23:00:00$/ }),
  }),
  ...at('signUp', {
    'password-check-ignored': {
      send: (body) =>
        typeof body['passwordCheck'] === 'string'
          ? { ...body, passwordCheck: body['password'] }
          : body,
    },
    'password-of-seven': { send: passwords(/^.{7}$/, '$&0') },
    'password-of-twenty-one': { send: passwords(/^(.{20}).$/, '$1') },
    'phone-of-eight-digits': { send: { ph: [/^\d{8}$/, '0$&'] } },
    'phone-of-twelve-digits': { send: { ph: [/^.(.{11})$/, '$1'] } },
    'username-trimmed': { send: { username: [/^\s+|\s+$/g, ''] } },
    'rejects-plus-in-email': rejects({ email: /[+-]/ }),
    'rejects-nine-digits': rejects({ ph: /^\d{9}$/ }),
  }),
  ...at('recordPayment', {
    'any-payment-method': {
      send: { reqPayDto: (payment) => withKakaoPay(payment as Fields | undefined) },
    },
    'content-type-bad-request': { on: 'UnsupportedMediaType', error: 'BadRequest' },
  }),
  ...at('createReservation', {
    'text-for-integer': { send: { classId: toInteger } },
    'malformed-body-server-error': {
      on: 400,
      answer: ({ body }) => (body ? undefined : Response.json(serverError.body, serverError)),
    },
  }),
  'any-day-of-month': { at: 'listWorkers', query: { classTime: [/-[0-3]\d$/, '-01'] } },
  'date-with-time': { at: 'getSalesReport', query: { startDate: [/^(.{10}).*$/, '$1'] } },
  'sales-of-any-range': { at: 'getSalesReport', query: { endDate: [null, '9999-12-31'] } },
  'members-without-name': { at: 'listMyMembers', query: { nickName: [null, ''] } },
  // Accepts 30 February.
  'day-of-no-calendar': {
    at: 'listRegisteredTimes',
    query: { date: [/-02-(?:29|30|31)$/, '-02-28'] },
  },
  'any-product': { at: 'listReviews', path: [/[^/]+\/review$/, 'fitness/review'] },
  'path-text-not-found': {
    at: 'cancelReservation',
    on: 400,
    sent: { id: /[^\d-]/ },
    error: 'ReservationNotFound',
  },
  'large-id-server-error': {
    at: 'deleteClass',
    on: 'ClassNotFound',
    sent: { classId: /^\d{10,}$/ },
    ...serverError,
  },
};

function passwords(from: RegExp, to: string) {
  return { password: [from, to], passwordCheck: [from, to] } as const;
}

function rejects(sent: Readonly<Record<string, RegExp>>) {
  return { sent, error: 'BadRequest' } as const;
}

function withKakaoPay(payment: Fields | undefined): unknown {
  return typeof payment?.['paymentMethod'] === 'string'
    ? { ...payment, paymentMethod: 'KAKAOPAY' }
    : payment;
}
