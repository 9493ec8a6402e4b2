import type { ApiClient } from '@fitness/api-contract/client';
import { useAlert } from '@fitness/ui/AlertDialog';
import { useToast } from '@fitness/ui/Toast';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { apiOf } from '../../shared/api/api-of.ts';
import { errorMessageOf } from '../../shared/api/error-message.ts';
import { useSingleMutation } from '../../shared/api/use-single-mutation.ts';
import { useSessionNotice } from '../../shared/session/use-session-notice.ts';
import { type KeptKey, keepList } from './last-lists/storage.ts';
import { reservationTexts } from './texts.ts';

const myPassesKey: KeptKey = ['listMyPromotions'];

/** The user's own passes, used-up and expired ones included. */
export const myPasses = queryOptions({
  queryKey: myPassesKey,
  queryFn: ({ client, signal }) =>
    keepList(myPassesKey, () =>
      apiOf(client).GET('/api/{product}/reservations/available-promotions', { signal }),
    ),
});

/** What can be reserved and what is reserved with a pass; `today` is `YYYY-MM-DD`. */
export function listsOfPass(membershipId: number, today: string) {
  const params = { query: { membershipId } };
  // Seats go fast, so the lists are stale at once.
  const staleTime = 0;
  const historyKey: KeptKey = ['listReservationHistory', membershipId];
  return {
    /** The upcoming classes that the pass is for, full ones included. */
    classes: queryOptions({
      queryKey: ['listReservableClasses', membershipId],
      queryFn: ({ client, signal }) =>
        apiOf(client).GET('/api/{product}/classes/reservable', { params, signal }),
      staleTime,
    }),
    /** The reservations of today; another day is another list. */
    todays: queryOptions({
      queryKey: ['listTodayReservations', membershipId, today],
      queryFn: ({ client, signal }) =>
        apiOf(client).GET('/api/{product}/reservation/today', { params, signal }),
      staleTime,
    }),
    history: queryOptions({
      queryKey: historyKey,
      queryFn: ({ client, signal }) =>
        keepList(historyKey, () =>
          apiOf(client).GET('/api/{product}/reservation/history', { params, signal }),
        ),
      staleTime,
    }),
  };
}

const changedLists = [
  'listMyPromotions',
  'listReservableClasses',
  'listTodayReservations',
  'listReservationHistory',
];

/** A change of reservations, which shows its outcome and refreshes the lists. */
function useChange(
  mutationKey: readonly [operationId: string, id: number],
  request: (api: ApiClient) => Promise<unknown>,
  success: string,
  failure: (parameters: { reason: string }) => string,
) {
  const client = useQueryClient();
  const { showToast } = useToast();
  const { alert } = useAlert();
  const notice = useSessionNotice();
  return useSingleMutation({
    mutationKey,
    mutationFn: () => request(apiOf(client)),
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
  return useChange(
    ['createReservation', classId],
    (api) => api.POST('/api/{product}/reservation', { body: { classId, membershipId } }),
    reservationTexts.reserved,
    reservationTexts.reserveFailed,
  );
}

/** Cancels a reservation after a confirmation that names it by its `subject`, with a warning where there is one. */
export function useCancel(id: number, subject: string, warning: string | null) {
  const { confirm } = useAlert();
  const { mutate, isPending } = useChange(
    ['cancelReservation', id],
    (api) => api.DELETE('/api/{product}/reservations/{id}', { params: { path: { id } } }),
    reservationTexts.cancelled,
    reservationTexts.cancelFailed,
  );
  const cancel = async () => {
    const { cancelQuestion, cancel: confirmLabel, keep: cancelLabel } = reservationTexts;
    const options = { tone: 'danger', subject, confirmLabel, cancelLabel } as const;
    const isConfirmed =
      warning === null
        ? await confirm(cancelQuestion, options)
        : await confirm(warning, { ...options, title: cancelQuestion });
    if (isConfirmed) mutate();
  };
  return { cancel, isPending };
}
