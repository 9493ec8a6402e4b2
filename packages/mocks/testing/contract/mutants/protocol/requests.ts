import type { OperationId } from '@fitness/api-contract/operations';
import { onRequestBody, onRequestUrl, onResponse } from '../../changes.ts';
import type { InterceptedRequest } from '../../interceptor.ts';
import { badRequest } from '../../overbooking.ts';
import { errorOf } from '../../responses.ts';
import { contractMutant, type Mutant } from '../mutant.ts';

type Fields = Record<string, unknown>;

/** Requests that are accepted or rejected against their schemas. */
export const requestMutants: readonly Mutant[] = [
  accepts('six-stars', 'a review of six stars', 'createReview', (body) =>
    body['likeStar'] === 6 ? { ...body, likeStar: 5 } : body,
  ),
  accepts('blank-review', 'a review of spaces', 'createReview', (body) =>
    typeof body['content'] === 'string' && body['content'].trim() === ''
      ? { ...body, content: '-' }
      : body,
  ),
  accepts('text-for-integer', 'a class id as a text', 'createReservation', (body) =>
    typeof body['classId'] === 'string' ? { ...body, classId: Number(body['classId']) } : body,
  ),
  accepts('unknown-field', 'unknown fields', 'changeUserRole', ({ userId, roleName }) => ({
    userId,
    roleName,
  })),
  accepts(
    'user-of-body',
    'another user id in the body than in the path',
    'changeUserRole',
    (body, { params }) =>
      Number.isInteger(body['userId']) ? { ...body, userId: Number(params['userId']) } : body,
  ),
  accepts('role-master', 'the role of master', 'changeUserRole', (body) =>
    body['roleName'] === 'ROLE_MASTER' ? { ...body, roleName: 'ROLE_MANAGER' } : body,
  ),
  accepts('fifty-one-seats', 'a class of 51 seats', 'createClass', (body) =>
    body['classMaxCustomer'] === 51 ? { ...body, classMaxCustomer: 50 } : body,
  ),
  accepts('five-o-clock', 'a class at 05:00', 'createClass', (body) => ({
    ...body,
    classTime:
      typeof body['classTime'] === 'string'
        ? body['classTime'].replace(/T05:00:00$/, 'T06:00:00')
        : body['classTime'],
  })),
  accepts('half-past', 'a class at half past an hour', 'createClass', (body) => ({
    ...body,
    classTime:
      typeof body['classTime'] === 'string'
        ? body['classTime'].replace(/:(?:30|01):00$/, ':00:00')
        : body['classTime'],
  })),
  accepts('seats-reserved-at-first', 'a class with a reserved seat', 'createClass', (body) =>
    Number.isInteger(body['classCustomerReserve']) ? { ...body, classCustomerReserve: 0 } : body,
  ),
  accepts('password-check-ignored', 'a password check that differs', 'signUp', (body) =>
    typeof body['passwordCheck'] === 'string' ? { ...body, passwordCheck: body['password'] } : body,
  ),
  accepts('password-of-seven', 'a password of seven characters', 'signUp', (body) =>
    String(body['password']).length === 7
      ? { ...body, password: `${body['password']}0`, passwordCheck: `${body['password']}0` }
      : body,
  ),
  accepts('password-of-twenty-one', 'a password of 21 characters', 'signUp', (body) => {
    const password = String(body['password']).slice(0, 20);
    return String(body['password']).length === 21
      ? { ...body, password, passwordCheck: password }
      : body;
  }),
  accepts('phone-of-eight-digits', 'a phone number of eight digits', 'signUp', (body) =>
    /^\d{8}$/.test(String(body['ph'])) ? { ...body, ph: `0${String(body['ph'])}` } : body,
  ),
  accepts('username-trimmed', 'a username with spaces around it', 'signUp', (body) =>
    typeof body['username'] === 'string' ? { ...body, username: body['username'].trim() } : body,
  ),
  accepts('phone-of-twelve-digits', 'a phone number of twelve digits', 'signUp', (body) =>
    typeof body['ph'] === 'string' && body['ph'].length === 12
      ? { ...body, ph: body['ph'].slice(1) }
      : body,
  ),
  accepts('any-payment-method', 'another payment method', 'recordPayment', (body) =>
    typeof body['reqPayDto'] === 'object' &&
    typeof (body['reqPayDto'] as Fields | null)?.['paymentMethod'] === 'string'
      ? { ...body, reqPayDto: { ...body['reqPayDto'], paymentMethod: 'KAKAOPAY' } }
      : body,
  ),
  acceptsQuery('any-day-of-month', 'any day of the month', 'listWorkers', (query) =>
    query.set('classTime', String(query.get('classTime')).replace(/-[0-3]\d$/, '-01')),
  ),
  acceptsQuery('date-with-time', 'a date with a time', 'getSalesReport', (query) =>
    query.set('startDate', String(query.get('startDate')).slice(0, 10)),
  ),
  acceptsQuery('sales-of-any-range', 'a missing end date', 'getSalesReport', (query) =>
    query.set('endDate', query.get('endDate') ?? '9999-12-31'),
  ),
  acceptsQuery('members-without-name', 'a missing name', 'listMyMembers', (query) =>
    query.set('nickName', query.get('nickName') ?? ''),
  ),
  acceptsQuery('day-of-no-calendar', '30 February', 'listRegisteredTimes', (query) =>
    query.set('date', String(query.get('date')).replace(/-02-(?:29|30|31)$/, '-02-28')),
  ),
  {
    name: 'any-product',
    defect: 'accepts any product in the path',
    operation: 'listReviews',
    group: 'contract',
    interceptor: () =>
      onRequestUrl('listReviews', (url) => {
        url.pathname = url.pathname.replace(/[^/]+\/review$/, 'fitness/review');
      }),
  },
  {
    name: 'path-text-not-found',
    defect: 'responds with 404 instead of 400 to a reservation id that is no number',
    operation: 'cancelReservation',
    group: 'contract',
    interceptor: () =>
      onResponse('cancelReservation', (response, { params }) =>
        response.status === 400 && !/^-?\d+$/.test(params['id'] ?? '')
          ? errorOf('ReservationNotFound')
          : response,
      ),
  },
  rejects('rejects-last-hour', 'a class at 23:00', 'createClass', (body) =>
    String(body['classTime']).endsWith('T23:00:00'),
  ),
  rejects('rejects-plus-in-email', 'an e-mail address with a plus or a hyphen', 'signUp', (body) =>
    /[+-]/.test(String(body['email'])),
  ),
  rejects('rejects-nine-digits', 'a phone number of nine digits', 'signUp', (body) =>
    /^\d{9}$/.test(String(body['ph'])),
  ),
  fails('emoji-server-error', 'an emoji', 'createReview', ({ body }) =>
    /\p{Extended_Pictographic}/u.test(String(body?.['content'])),
  ),
  fails(
    'large-id-server-error',
    'an id of more than 32 bits',
    'deleteClass',
    ({ params }) => Number(params['classId']) > 2 ** 31 - 1,
  ),
  fails(
    'malformed-body-server-error',
    'a body that is no JSON object',
    'createReservation',
    ({ body }) => body === undefined,
  ),
];

function accepts(
  name: string,
  what: string,
  operation: OperationId,
  change: (body: Fields, intercepted: InterceptedRequest) => Fields,
): Mutant {
  return contractMutant(name, `accepts ${what}`, operation, () => onRequestBody(operation, change));
}

function acceptsQuery(
  name: string,
  what: string,
  operation: OperationId,
  change: (query: URLSearchParams) => void,
): Mutant {
  return contractMutant(name, `accepts ${what}`, operation, () =>
    onRequestUrl(operation, ({ searchParams }) => change(searchParams)),
  );
}

function rejects(
  name: string,
  what: string,
  operation: OperationId,
  isRejected: (body: Fields) => boolean,
): Mutant {
  return contractMutant(name, `rejects ${what}`, operation, () =>
    onResponse(operation, (response, { body }) =>
      response.ok && body && isRejected(body) ? badRequest() : response,
    ),
  );
}

function fails(
  name: string,
  what: string,
  operation: OperationId,
  doesFail: (intercepted: InterceptedRequest) => boolean,
): Mutant {
  return contractMutant(name, `responds with 500 to ${what}`, operation, () =>
    onResponse(operation, (response, intercepted) =>
      [401, 403].includes(response.status) || !doesFail(intercepted)
        ? response
        : Response.json({ message: 'Internal Server Error' }, { status: 500 }),
    ),
  );
}
