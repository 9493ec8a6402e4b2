import type { ResponseOf } from '@fitness/api-contract/client';
import type { components } from '@fitness/api-contract/schema';
import { query, send } from '../../api/operations.ts';

export type Subject = ResponseOf<'/api/{product}/subject/me'>;

// Members reserve and cancel all day, so cached lists are refetched whenever they are shown.
const staleTime = 0;

export function mySubject() {
  return query('getMySubject');
}

export function myClasses() {
  return { ...query('listClassesWithReservations'), staleTime };
}

/** The times of the manager's classes on a date (`YYYY-MM-DD`), in the server's format. */
export function registeredTimes(date: string) {
  return { ...query('listRegisteredTimes', { query: { date } }), staleTime };
}

/** The manager's members; none where they are unknown after three seconds. */
export async function readMyMembers() {
  const params = { query: { nickName: '' } };
  try {
    return (await send('listMyMembers', { params, timeoutMs: 3_000 })) ?? [];
  } catch (error) {
    console.warn('[fitness]', 'listMyMembers', error);
    return [];
  }
}

export function createClass(
  body: Omit<components['schemas']['ClassRequest'], 'classCustomerReserve'>,
) {
  return send('createClass', { body: { ...body, classCustomerReserve: 0 } });
}

export function deleteClass({ classId }: { classId: number }) {
  return send('deleteClass', { params: { path: { classId } } });
}
