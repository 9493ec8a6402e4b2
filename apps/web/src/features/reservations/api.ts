import { ApiError } from '@fitness/api-contract/client';
import { useAlert } from '@fitness/ui/AlertDialog';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { query, send } from '../../shared/api/operations.ts';
import { useAction } from '../../shared/api/use-action.ts';
import {
  forgetOwnCancellation,
  noteOwnCancellation,
  noteStudioCancellations,
  refreshCancellations,
} from './cancellations/cancellations.ts';
import { keepList } from './last-lists/last-lists-storage.ts';
import { reservationTexts } from './texts.ts';

const passes = query('listMyPromotions');

/** The user's own passes, used-up and expired ones included. */
export const myPasses = queryOptions({
  ...passes,
  queryFn: ({ client, signal }) =>
    keepList(passes.queryKey, () => send(client, 'listMyPromotions', { signal })),
});

/** The queries for the reservable classes and the reservations of a pass; `today` is `YYYY-MM-DD`. */
export function listsOfPass(membershipId: number, today: string) {
  const params = { query: { membershipId } };
  const history = query('listReservationHistory', params);
  // Seats fill quickly, so cached lists are refetched whenever they are shown.
  const staleTime = 0;
  return {
    /** The upcoming classes that the pass is for, full ones included. */
    classes: { ...query('listReservableClasses', params), staleTime },
    /** Today's reservations; the day is part of the query key. */
    todays: { ...query('listTodayReservations', params, today), staleTime },
    history: queryOptions({
      ...history,
      queryFn: ({ client, signal }) =>
        keepList(
          history.queryKey,
          () => send(client, 'listReservationHistory', { params, signal }),
          async (userId, before, after) => {
            await noteStudioCancellations(userId, membershipId, before, after);
            await refreshCancellations(client);
          },
        ),
      staleTime,
    }),
  };
}

/** The lists to refresh after every change of reservations, also after a rejected one, whose cause may be a stale list. */
const change = {
  refreshes: [
    'listMyPromotions',
    'listReservableClasses',
    'listTodayReservations',
    'listReservationHistory',
  ],
  isPendingUntilRefreshed: true,
} as const;

/** Whether the server has refused a request because of its state, such as a full class. */
function isRefusal(error: unknown) {
  return error instanceof ApiError && [404, 409].includes(error.status ?? 0);
}

/** Reserves a class. */
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

/** Cancels a reservation after a confirmation that names it by `subject` and includes `warning`, if any. */
export function useCancel(id: number, subject: string, warning: string | null) {
  const client = useQueryClient();
  const { confirm } = useAlert();
  const { run, isPending } = useAction({
    ...change,
    key: ['cancelReservation', id],
    send: async () => {
      await noteOwnCancellation(id);
      await send(client, 'cancelReservation', { params: { path: { id } } }).catch(
        async (error: unknown) => {
          if (isRefusal(error)) await forgetOwnCancellation(id);
          throw error;
        },
      );
      await refreshCancellations(client);
    },
    success: reservationTexts.cancelled,
    failure: reservationTexts.cancelFailed,
  });
  const cancel = async () => {
    const { cancelQuestion, cancel: confirmLabel, keep: cancelLabel } = reservationTexts;
    const options = { subject, confirmLabel, cancelLabel };
    const isConfirmed =
      warning === null
        ? await confirm(cancelQuestion, options)
        : await confirm(warning, { ...options, title: cancelQuestion });
    if (isConfirmed) await run();
  };
  return { cancel, isPending };
}
