import { errorResponses } from '@fitness/api-contract/error-responses';
import { callerOf } from '../../callers.ts';
import { onError, onResponse } from '../../changes.ts';
import { errorOf, withStatus } from '../../responses.ts';
import type { Mutant } from '../mutant.ts';

/** Other statuses, and error responses of another form. */
export const statusMutants: readonly Mutant[] = [
  {
    name: 'sign-in-created',
    defect: 'responds to a sign-in with 201 instead of 200',
    operation: 'signIn',
    group: 'contract',
    interceptor: () =>
      onResponse('signIn', (response) => (response.ok ? withStatus(response, 201) : response)),
  },
  {
    name: 'list-partial-content',
    defect: 'responds to the list of users with 206',
    operation: 'listUsers',
    group: 'contract',
    interceptor: () =>
      onResponse('listUsers', (response) => (response.ok ? withStatus(response, 206) : response)),
  },
  {
    name: 'list-without-body',
    defect: 'responds to the list of workers with 200 and an empty body',
    operation: 'listWorkers',
    group: 'contract',
    interceptor: () =>
      onResponse('listWorkers', (response) =>
        response.ok ? new Response(null, { status: 200 }) : response,
      ),
  },
  {
    name: 'no-content-for-empty-list',
    defect: 'responds with 204 where there is no reservation today',
    operation: 'listTodayReservations',
    group: 'contract',
    interceptor: () =>
      onResponse('listTodayReservations', async (response) =>
        (await response.clone().text()) === '[]' ? new Response(null, { status: 204 }) : response,
      ),
  },
  {
    name: 'unprocessable-review',
    defect: 'responds to an invalid review with 422 instead of 400',
    operation: 'createReview',
    group: 'contract',
    interceptor: () =>
      onResponse('createReview', (response) =>
        response.status === 400 ? withStatus(response, 422) : response,
      ),
  },
  {
    name: 'username-conflict',
    defect: 'responds to a taken username with 409 instead of 400',
    operation: 'signUp',
    group: 'contract',
    interceptor: () =>
      onError('signUp', 'UsernameTaken', () => withStatus(errorOf('UsernameTaken'), 409)),
  },
  {
    name: 'other-reservation-not-found',
    defect:
      'responds to the cancellation of another customer’s reservation with 404 instead of 403',
    operation: 'cancelReservation',
    group: 'contract',
    interceptor: () =>
      onError('cancelReservation', 'Forbidden', (intercepted) =>
        errorOf(
          callerOf(intercepted)?.roleName === 'ROLE_CUSTOMER' ? 'ReservationNotFound' : 'Forbidden',
        ),
      ),
  },
  {
    name: 'full-class-bad-request',
    defect: 'responds to the reservation of a full class with 400 instead of 409',
    operation: 'createReservation',
    group: 'contract',
    interceptor: () =>
      onError('createReservation', 'ClassFull', () => withStatus(errorOf('ClassFull'), 400)),
  },
  {
    name: 'unknown-plan-server-error',
    defect: 'responds to the payment of an unknown plan with 500',
    operation: 'recordPayment',
    group: 'contract',
    interceptor: () =>
      onError('recordPayment', 'UnknownPromotion', () =>
        Response.json({ message: 'Internal Server Error' }, { status: 500 }),
      ),
  },
  {
    name: 'unknown-class-gone',
    defect: 'responds to the deletion of an unknown class with 410 and no body',
    operation: 'deleteClass',
    group: 'contract',
    interceptor: () =>
      onError('deleteClass', 'ClassNotFound', () => new Response(null, { status: 410 })),
  },
  {
    name: 'forbidden-as-unauthorised',
    defect: 'responds to another role’s token with 401 instead of 403',
    operation: 'getSalesReport',
    group: 'contract',
    interceptor: () => onError('getSalesReport', 'Forbidden', () => errorOf('LoginRequired')),
  },
  {
    name: 'redirect-to-login',
    defect: 'redirects to a login page where the token is missing',
    operation: 'listMyPromotions',
    group: 'contract',
    interceptor: () =>
      onError(
        'listMyPromotions',
        'LoginRequired',
        () => new Response(null, { status: 302, headers: { location: '/login' } }),
      ),
  },
  {
    name: 'html-error-page',
    defect: 'responds to an unknown phone number with an HTML page',
    operation: 'resolveUserByPhone',
    group: 'contract',
    interceptor: () =>
      onError(
        'resolveUserByPhone',
        'PhoneNotFound',
        () =>
          new Response('<!doctype html><title>Not Found</title>', {
            status: 404,
            headers: { 'content-type': 'text/html' },
          }),
      ),
  },
  {
    name: 'error-without-message',
    defect: 'responds to an unknown user with an error object that has no message',
    operation: 'changeUserRole',
    group: 'contract',
    interceptor: () =>
      onError('changeUserRole', 'UserNotFound', () =>
        Response.json({ status: 404, error: 'Not Found' }, { status: 404 }),
      ),
  },
  {
    name: 'refusal-as-success',
    defect: 'responds to a refused reservation with 200 and {"success": false}',
    operation: 'createReservation',
    group: 'contract',
    interceptor: () =>
      onResponse('createReservation', (response) =>
        response.status === 409 ? Response.json({ success: false }) : response,
      ),
  },
  {
    name: 'unknown-user-succeeds',
    defect: 'responds with 204 to the role change of an unknown user',
    operation: 'changeUserRole',
    group: 'contract',
    interceptor: () =>
      onError('changeUserRole', 'UserNotFound', () => new Response(null, { status: 204 })),
  },
  {
    name: 'other-attendance-message',
    defect: 'has its own message for a second attendance, which the app identifies by its message',
    operation: 'recordAttendance',
    group: 'contract',
    interceptor: () =>
      onError('recordAttendance', 'AlreadyAttended', () =>
        Response.json(
          { message: `${errorResponses.AlreadyAttended.body.message} ` },
          { status: 409 },
        ),
      ),
  },
  {
    name: 'other-phone-message',
    defect: 'has its own message for an unknown phone, which the app identifies by its message',
    operation: 'resolveUserByPhone',
    group: 'contract',
    interceptor: () =>
      onError('resolveUserByPhone', 'PhoneNotFound', () =>
        Response.json({ message: 'Phone number not found' }, { status: 404 }),
      ),
  },
];
