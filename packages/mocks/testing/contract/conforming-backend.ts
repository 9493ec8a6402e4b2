import { errorResponses } from '@fitness/api-contract/error-responses';
import type { OperationId } from '@fitness/api-contract/operations';
import { replaceBody, type Interceptor } from './interceptor.ts';

/**
 * Another correct backend: it has its own message for every error that the app does not identify by
 * its message, responds to an action without a body and to an empty list with null, and uses every
 * other shape that openapi.yaml leaves open.
 */
export const conformingBackend: Interceptor = async ({ operation, respond }) => {
  const response = await respond();
  if (response.status >= 400) return replaceBody(response, reworded);
  if (operation in OTHER_FORMS)
    return replaceBody(response, OTHER_FORMS[operation] ?? ((body) => body));
  if (response.status === 201)
    return new Response('OK', { status: 202, headers: { 'content-type': 'text/plain' } });
  return response;
};

type Change = (body: unknown) => unknown;
type Row = Record<string, unknown>;

const OTHER_FORMS: Partial<Record<OperationId, Change>> = {
  signIn: (body) => {
    const { role_name: roleName, ...rest } = body as Row;
    return { ...rest, roleName };
  },
  resolveUserByPhone: (body) => (body as Row)['userId'],
  listRegisteredTimes: rows((time) => `2026-11-21T${String(time)}:00`),
  listReservationHistory: rows((row) => ({
    reservationId: (row as Row)['reservationId'],
    classTime: (row as Row)['classTime'],
  })),
  listClassesWithReservations: rows((row) => ({
    ...(row as Row),
    reservedMembers: null,
    room: '2층',
  })),
  listUsers: rows((row) => ({ ...(row as Row), email: 'someone@makefit.kr' })),
  listTodayReservations: rows((row) => row),
  listMyAttendance: rows((row) => row),
};

/** Maps the rows of a list; null where it is empty. */
function rows(change: Change): Change {
  return (body) => ((body as unknown[]).length === 0 ? null : (body as unknown[]).map(change));
}

const UNCHANGED: readonly string[] = [
  errorResponses.PhoneNotFound.body.message,
  errorResponses.AlreadyAttended.body.message,
];

function reworded(body: unknown): unknown {
  if (UNCHANGED.includes(String((body as Row)['message']))) return body;
  return Array.isArray(body)
    ? body.map((row: Row) => ({ ...row, message: '확인해 주세요' }))
    : { message: '처리할 수 없습니다', code: 'E-1' };
}
