import { errorResponses } from '@fitness/api-contract/error-responses';
import { onError } from '../changes.ts';
import { seatsTaken } from '../../../src/domain/reservations.ts';
import { replaceBody, type Interceptor } from '../interceptor.ts';
import { errorOf } from '../responses.ts';
import type { ConformingBackend } from './conforming.ts';

type Fields = Readonly<Record<string, unknown>>;

/** The two errors that the app identifies by their message. */
const IDENTIFIED: readonly unknown[] = [
  errorResponses.PhoneNotFound.body.message,
  errorResponses.AlreadyAttended.body.message,
];

/** Other errors. */
export const otherErrors: readonly ConformingBackend[] = [
  {
    name: 'one-field-at-a-time',
    difference: 'reports only the first invalid field of a sign-up',
    keepsRules: false,
    interceptor: () => onErrorBody((body) => (Array.isArray(body) ? body.slice(0, 1) : body)),
  },
  {
    name: 'full-before-reserved',
    difference: 'reports a full class as full also to a customer who has reserved it',
    keepsRules: true,
    interceptor: () =>
      onError('createReservation', 'AlreadyReserved', ({ backend: { studio }, body }) => {
        const studioClass = studio.store.classes.get(Number(body?.['classId']));
        const isFull =
          studioClass && seatsTaken(studio, studioClass.id).length >= studioClass.maxCustomer;
        return errorOf(isFull ? 'ClassFull' : 'AlreadyReserved');
      }),
  },
];

/** Changes the body of every error response. */
function onErrorBody(change: (body: unknown) => unknown): Interceptor {
  return async ({ respond }) => {
    const response = await respond();
    return response.status >= 400 ? replaceBody(response, change) : response;
  };
}

/** Has its own messages, except for the two that the app identifies. */
export function otherMessages(): Interceptor {
  return onErrorBody((body) => {
    if (Array.isArray(body))
      return body.map((row: Fields) => ({ ...row, message: '확인해 주세요' }));
    const { message } = body as Fields;
    return { message: IDENTIFIED.includes(message) ? message : 'Request failed', code: 'E-1' };
  });
}

/** Adds fields to every error. */
export function errorDetails(): Interceptor {
  const added = { code: 'E-1', detail: 'see the log', timestamp: '2026-11-20T01:00:00.000Z' };
  return onErrorBody((body) =>
    Array.isArray(body)
      ? body.map((row: Fields) => ({ ...row, code: 'E-1' }))
      : { ...(body as Fields), ...added },
  );
}
