import { useAlert } from '@fitness/ui/AlertDialog';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { query, send } from '../../shared/api/operations.ts';
import { useAction } from '../../shared/api/use-action.ts';
import { keepList } from './last-lists/storage.ts';
import { reservationTexts } from './texts.ts';

const passes = query('listMyPromotions');

/** The user's own passes, used-up and expired ones included. */
export const myPasses = queryOptions({
  ...passes,
  queryFn: ({ client, signal }) =>
    keepList(passes.queryKey, () => send(client, 'listMyPromotions', { signal })),
});

/** What can be reserved and what is reserved with a pass; `today` is `YYYY-MM-DD`. */
export function listsOfPass(membershipId: number, today: string) {
  const params = { query: { membershipId } };
  const history = query('listReservationHistory', params);
  // Seats go fast, so the lists are stale at once.
  const staleTime = 0;
  return {
    /** The upcoming classes that the pass is for, full ones included. */
    classes: { ...query('listReservableClasses', params), staleTime },
    /** The reservations of today; another day is another list. */
    todays: { ...query('listTodayReservations', params, today), staleTime },
    history: queryOptions({
      ...history,
      queryFn: ({ client, signal }) =>
        keepList(history.queryKey, () =>
          send(client, 'listReservationHistory', { params, signal }),
        ),
      staleTime,
    }),
  };
}

/** What every change of reservations is followed by; a rejected one also shows that the lists are out of date. */
const change = {
  refreshes: [
    'listMyPromotions',
    'listReservableClasses',
    'listTodayReservations',
    'listReservationHistory',
  ],
  isPendingUntilRefreshed: true,
} as const;

export function useReserve(membershipId: number, classId: number) {
  const client = useQueryClient();
  return useAction({
    ...change,
    key: ['createReservation', classId],
    send: () => send(client, 'createReservation', { body: { classId, membershipId } }),
    success: reservationTexts.reserved,
    failure: reservationTexts.reserveFailed,
  });
}

/** Cancels a reservation after a confirmation that names it by its `subject`, with a warning where there is one. */
export function useCancel(id: number, subject: string, warning: string | null) {
  const client = useQueryClient();
  const { confirm } = useAlert();
  const { run, isPending } = useAction({
    ...change,
    key: ['cancelReservation', id],
    send: () => send(client, 'cancelReservation', { params: { path: { id } } }),
    success: reservationTexts.cancelled,
    failure: reservationTexts.cancelFailed,
  });
  const cancel = async () => {
    const { cancelQuestion, cancel: confirmLabel, keep: cancelLabel } = reservationTexts;
    const options = { tone: 'danger', subject, confirmLabel, cancelLabel } as const;
    const isConfirmed =
      warning === null
        ? await confirm(cancelQuestion, options)
        : await confirm(warning, { ...options, title: cancelQuestion });
    if (isConfirmed) await run();
  };
  return { cancel, isPending };
}
