import { useAlert } from '@fitness/ui/AlertDialog';
import { useToast } from '@fitness/ui/Toast';
import {
  type QueryClient,
  queryOptions,
  useIsMutating,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import { api } from '../../shared/api/client.ts';
import { reasonOf } from '../../shared/api/reason-of.ts';
import { useSessionNotice } from '../../shared/session/use-session-notice.ts';
import { reservationTexts } from './texts.ts';

/** The person's own passes, used-up and expired ones included. */
export function myPromotions() {
  return queryOptions({
    queryKey: ['listMyPromotions'],
    queryFn: ({ signal }) =>
      api.GET('/api/{product}/reservations/available-promotions', { signal }),
  });
}

// Seats go fast: the lists of a pass are asked for anew whenever the page is opened or looked at again.
const ofPass = (membershipId: number) => ({ params: { query: { membershipId } } });
const staleTime = 0;

/** The coming classes that a pass is for. */
export function reservableClasses(membershipId: number) {
  return queryOptions({
    queryKey: ['listReservableClasses', membershipId],
    queryFn: ({ signal }) =>
      api.GET('/api/{product}/classes/reservable', { ...ofPass(membershipId), signal }),
    staleTime,
  });
}

/** The pass's reservations of `today` (`YYYY-MM-DD`); another day is another list. */
export function todayReservations(membershipId: number, today: string) {
  return queryOptions({
    queryKey: ['listTodayReservations', membershipId, today],
    queryFn: ({ signal }) =>
      api.GET('/api/{product}/reservation/today', { ...ofPass(membershipId), signal }),
    staleTime,
  });
}

/** All reservations of a pass, as the server orders them. */
export function reservationHistory(membershipId: number) {
  return queryOptions({
    queryKey: ['listReservationHistory', membershipId],
    queryFn: ({ signal }) =>
      api.GET('/api/{product}/reservation/history', { ...ofPass(membershipId), signal }),
    staleTime,
  });
}

const changedLists = [
  'listMyPromotions',
  'listReservableClasses',
  'listTodayReservations',
  'listReservationHistory',
];

/** After a reservation or a cancellation, done or refused, what the lists said may no longer be true. */
const refreshLists = (client: QueryClient) =>
  Promise.all(changedLists.map((list) => client.invalidateQueries({ queryKey: [list] })));

type Work = {
  key: readonly [operationId: string, id: number];
  run: () => Promise<unknown>;
  success: string;
  failure: (reason: string) => string;
};

/** An action of which only one is under way for the same thing, wherever its buttons stand; it tells its outcome and refreshes. */
function useAction({ key, run, success, failure }: Work) {
  const client = useQueryClient();
  const { showToast } = useToast();
  const { alert } = useAlert();
  const notice = useSessionNotice();
  const { mutate } = useMutation({
    mutationKey: key,
    mutationFn: run,
    onSuccess: () => showToast(success),
    // Not waited for, so that the lists are fresh by the time the person has read it.
    onError: (error) =>
      void alert(failure(reasonOf(error)), { tone: 'danger' }).then(() => notice(error)),
    onSettled: () => refreshLists(client),
  });
  const isPending = useIsMutating({ mutationKey: key, exact: true }) > 0;
  // Asked of the client at the press itself: a second press can come before the first has been drawn.
  const start = () => {
    if (client.isMutating({ mutationKey: key, exact: true }) === 0) mutate();
  };
  return { start, isPending };
}

/** Reserves a class with a pass. */
export function useReserve(membershipId: number, classId: number) {
  return useAction({
    key: ['createReservation', classId],
    run: () => api.POST('/api/{product}/reservation', { body: { classId, membershipId } }),
    success: reservationTexts.reserved,
    failure: reservationTexts.reserveFailed,
  });
}

/** Cancels a reservation, once the person has confirmed it. */
export function useCancel(reservationId: number) {
  const { confirm } = useAlert();
  const { start, isPending } = useAction({
    key: ['cancelReservation', reservationId],
    run: () =>
      api.DELETE('/api/{product}/reservations/{id}', { params: { path: { id: reservationId } } }),
    success: reservationTexts.cancelled,
    failure: reservationTexts.cancelFailed,
  });
  const ask = async () => {
    if (await confirm(reservationTexts.cancelQuestion, { tone: 'danger' })) start();
  };
  return { cancel: () => void ask(), isPending };
}
