import { errorResponses } from '@fitness/api-contract/error-responses';
import { done } from '../interceptor.ts';
import type { Mutants } from '../mutant.ts';

const serverError = { status: 500, body: { message: 'Internal Server Error' } };
const loginPage = { status: 302, headers: { location: '/login' } };
const htmlPage = { status: 404, headers: { 'content-type': 'text/html' } };
const { message: attended } = errorResponses.AlreadyAttended.body;

/** Other statuses, and error responses of another form. */
export const statusMutants: Mutants = {
  'sign-in-created': { at: 'signIn', status: 201 },
  'list-partial-content': { at: 'listUsers', status: 206 },
  'list-without-body': { at: 'listWorkers', body: null },
  'no-content-for-empty-list': {
    at: 'listTodayReservations',
    answer: async (_, response) => ((await response.clone().text()) === '[]' ? done() : undefined),
  },
  'unprocessable-review': { at: 'createReview', on: 400, status: 422 },
  'username-conflict': { at: 'signUp', on: 'UsernameTaken', status: 409 },
  'other-reservation-not-found': {
    at: 'cancelReservation',
    on: 'Forbidden',
    by: 'ROLE_CUSTOMER',
    error: 'ReservationNotFound',
  },
  'full-class-bad-request': { at: 'createReservation', on: 'ClassFull', status: 400 },
  'unknown-plan-server-error': { at: 'recordPayment', on: 'UnknownPromotion', ...serverError },
  'unknown-class-gone': { at: 'deleteClass', on: 'ClassNotFound', status: 410, body: null },
  'forbidden-as-unauthorised': { at: 'getSalesReport', on: 'Forbidden', error: 'LoginRequired' },
  'redirect-to-login': {
    at: 'listMyPromotions',
    on: 'LoginRequired',
    answer: () => new Response(null, loginPage),
  },
  'html-error-page': {
    at: 'resolveUserByPhone',
    on: 'PhoneNotFound',
    answer: () => new Response('<!doctype html><title>Not Found</title>', htmlPage),
  },
  'error-without-message': {
    at: 'changeUserRole',
    on: 'UserNotFound',
    body: { status: 404, error: 'Not Found' },
  },
  'refusal-as-success': { at: 'createReservation', on: 409, status: 200, body: { success: false } },
  'unknown-user-succeeds': { at: 'changeUserRole', on: 'UserNotFound', status: 204, body: null },
  // The app identifies these two by their messages.
  'other-attendance-message': {
    at: 'recordAttendance',
    on: 'AlreadyAttended',
    body: { message: `${attended} ` },
  },
  'other-phone-message': {
    at: 'resolveUserByPhone',
    on: 'PhoneNotFound',
    body: { message: 'Phone number not found' },
  },
};
