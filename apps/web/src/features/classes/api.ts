import type { ResponseOf } from '@fitness/api-contract/client';
import type { components } from '@fitness/api-contract/schema';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { query, send } from '../../shared/api/operations.ts';
import { dateOf } from '../../shared/dates/date-times.ts';
import type { ManagedClass } from './calendar/timetable.ts';
import { rememberMaximum } from './maximums.ts';
import { slotOf } from './register/slots.ts';

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
export async function readMyMembers(client: QueryClient) {
  const params = { query: { nickName: '' } };
  try {
    return (await send(client, 'listMyMembers', { params, timeoutMs: 3_000 })) ?? [];
  } catch (error) {
    console.warn('[fitness]', 'listMyMembers', error);
    return [];
  }
}

/** Registers a class and adds its time to the cached registered times. */
export function useCreateClass() {
  const client = useQueryClient();
  return async (body: components['schemas']['ClassRequest']) => {
    await send(client, 'createClass', { body });
    rememberMaximum(client, body.classTime, body.classMaxCustomer);
    const { queryKey } = registeredTimes(dateOf(body.classTime));
    client.setQueryData(queryKey, (times) => times && [...times, body.classTime]);
  };
}

/** Deletes a class and removes it and its time from the cached lists. */
export function useDeleteClass() {
  const client = useQueryClient();
  return async ({ classId, classTime }: ManagedClass) => {
    await send(client, 'deleteClass', { params: { path: { classId } } });
    const date = dateOf(classTime);
    client.setQueryData(myClasses().queryKey, (classes) =>
      classes?.filter((other) => other.classId !== classId),
    );
    client.setQueryData(registeredTimes(date).queryKey, (times) =>
      times?.filter((time) => slotOf(time, date) !== slotOf(classTime, date)),
    );
  };
}
