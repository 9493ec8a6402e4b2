import { type ResponseOf, ApiError } from '@fitness/api-contract/client';
import type { components } from '@fitness/api-contract/schema';
import { queryOptions, useIsMutating, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../shared/api/client.ts';
import { dateOf } from '../../shared/dates/date-times.ts';
import { slotOf } from './register/slots.ts';
import type { ManagedClass } from './calendar/timetable.ts';

/** What a manager teaches. */
export type Subject = ResponseOf<'/api/{product}/subject/me'>;
type ClassRequest = components['schemas']['ClassRequest'];

// Members reserve and cancel all day: what is shown is asked for anew whenever it is looked at again.
const staleTime = 0;

/** The signed-in manager's subject. */
export function mySubject() {
  return queryOptions({
    queryKey: ['getMySubject'],
    queryFn: ({ signal }) => api.GET('/api/{product}/subject/me', { signal }),
  });
}

/** Whether the server says that the person has no subject, as opposed to not saying anything. */
export function hasNoSubject(error: unknown) {
  return error instanceof ApiError && (error.status === 404 || error.status === 403);
}

/** The manager's own classes with those who reserved them. */
export function myClasses() {
  return queryOptions({
    queryKey: ['listClassesWithReservations'],
    queryFn: ({ signal }) => api.GET('/api/{product}/classes/with-reservations', { signal }),
    staleTime,
  });
}

/** The times of a day (`YYYY-MM-DD`) at which the manager already has a class, in any of the forms that servers send. */
export function registeredTimes(date: string) {
  return queryOptions({
    queryKey: ['listRegisteredTimes', date],
    queryFn: ({ signal }) =>
      api.GET('/api/{product}/classes/registered-times', { params: { query: { date } }, signal }),
    staleTime,
  });
}

/** Asks for the classes and the registered times again, once a batch is through. */
export function useRefreshClasses() {
  const client = useQueryClient();
  return () =>
    Promise.all(
      ['listClassesWithReservations', 'listRegisteredTimes'].map((list) =>
        client.invalidateQueries({ queryKey: [list] }),
      ),
    );
}

/** Whether classes are being registered or deleted, by whichever dialog. */
export function useIsChanging() {
  const client = useQueryClient();
  const registering = useIsMutating({ mutationKey: ['createClass'] });
  const deleting = useIsMutating({ mutationKey: ['deleteClass'] });
  // Asked of the client at the press itself: a second press can come before the first has been drawn.
  const isChangingNow = () =>
    client.isMutating({ mutationKey: ['createClass'] }) +
      client.isMutating({ mutationKey: ['deleteClass'] }) >
    0;
  return { isChanging: registering + deleting > 0, isChangingNow };
}

/** Registers one class; its time counts as taken from then on. */
export function useCreateClass() {
  const client = useQueryClient();
  return useMutation({
    mutationKey: ['createClass'],
    mutationFn: (body: ClassRequest) => api.POST('/api/{product}/classes', { body }),
    onSuccess: (_, { classTime }) => {
      const { queryKey } = registeredTimes(dateOf(classTime));
      client.setQueryData(queryKey, (times) => times && [...times, classTime]);
    },
  });
}

/** Deletes one class; it is gone from the lists from then on, and its time is free. */
export function useDeleteClass() {
  const client = useQueryClient();
  return useMutation({
    mutationKey: ['deleteClass'],
    mutationFn: ({ classId }: ManagedClass) =>
      api.DELETE('/api/{product}/classes/{classId}', { params: { path: { classId } } }),
    onSuccess: (_, { classId, classTime }) => {
      const date = dateOf(classTime);
      client.setQueryData(myClasses().queryKey, (classes) =>
        classes?.filter((other) => other.classId !== classId),
      );
      client.setQueryData(registeredTimes(date).queryKey, (times) =>
        times?.filter((time) => slotOf(time, date) !== slotOf(classTime, date)),
      );
    },
  });
}
