import { useAlert } from '@fitness/ui/AlertDialog';
import { useToast } from '@fitness/ui/Toast';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { api } from '../../shared/api/client.ts';
import { errorMessageOf } from '../../shared/api/error-message.ts';
import { useSingleMutation } from '../../shared/api/use-single-mutation.ts';
import { useSessionNotice } from '../../shared/session/use-session-notice.ts';
import { reservationTexts } from './texts.ts';

/** The user's own passes, used-up and expired ones included. */
export function myPasses() {
  return queryOptions({
    queryKey: ['listMyPromotions'],
    queryFn: ({ signal }) =>
      api.GET('/api/{product}/reservations/available-promotions', { signal }),
  });
}

const ofPass = (membershipId: number) => ({ params: { query: { membershipId } } });
// Seats go fast, so the lists are stale at once.
const staleTime = 0;

/** The upcoming classes that a pass is for, full ones included. */
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

type Change = {
  mutationKey: readonly [operationId: string, id: number];
  mutationFn: () => Promise<unknown>;
  success: string;
  failure: (parameters: { reason: string }) => string;
};

/** A change of reservations, which shows its outcome and refreshes the lists. */
function useChange({ success, failure, ...mutation }: Change) {
  const client = useQueryClient();
  const { showToast } = useToast();
  const { alert } = useAlert();
  const notice = useSessionNotice();
  return useSingleMutation({
    ...mutation,
    onSuccess: () => showToast(success),
    // Not awaited, so that the lists are refreshed while the alert is read.
    onError: (error) =>
      void alert(failure({ reason: errorMessageOf(error) }), { tone: 'danger' }).then(() =>
        notice(error),
      ),
    // A rejected change also shows that the lists are out of date.
    onSettled: () =>
      Promise.all(changedLists.map((list) => client.invalidateQueries({ queryKey: [list] }))),
  });
}

export function useReserve(membershipId: number, classId: number) {
  return useChange({
    mutationKey: ['createReservation', classId],
    mutationFn: () => api.POST('/api/{product}/reservation', { body: { classId, membershipId } }),
    success: reservationTexts.reserved,
    failure: reservationTexts.reserveFailed,
  });
}

/** Cancels a reservation after a confirmation. */
export function useCancel(reservationId: number) {
  const { confirm } = useAlert();
  const { mutate, isPending } = useChange({
    mutationKey: ['cancelReservation', reservationId],
    mutationFn: () =>
      api.DELETE('/api/{product}/reservations/{id}', { params: { path: { id: reservationId } } }),
    success: reservationTexts.cancelled,
    failure: reservationTexts.cancelFailed,
  });
  const cancel = async () => {
    if (await confirm(reservationTexts.cancelQuestion, { tone: 'danger' })) mutate();
  };
  return { cancel, isPending };
}
