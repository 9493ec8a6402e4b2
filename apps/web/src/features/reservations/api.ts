import { useAlert } from '@fitness/ui/AlertDialog';
import { queryOptions, skipToken } from '@tanstack/react-query';
import { query, send } from '../../api/operations.ts';
import { useWrite } from '../../api/use-write.ts';
import { seoulNow } from '../../lib/clock.ts';
import { minuteOf } from '../../lib/date-times.ts';
import { readStoredList, storeList } from './offline-lists.ts';
import {
  classLabel,
  type Cancelled,
  cancelledSince,
  type HistoryReservation,
  type Reservation,
} from './reservations.ts';
import { reservationTexts } from './texts.ts';

/** The user's own passes, used-up and expired ones included. */
export const myPasses = queryOptions({
  ...query('listMyPromotions'),
  queryFn: async ({ queryKey, signal }) => {
    const rows = await send('listMyPromotions', { signal });
    void storeList(queryKey, rows);
    return rows;
  },
});

/** The reservations that were cancelled since the last visit, as far as the histories were loaded in this document. */
export const cancelledReservations = queryOptions<Cancelled[]>({
  queryKey: ['cancelledReservations'],
  queryFn: skipToken,
});

/** The reservation history of a pass; its first response is compared with the stored one. */
function historyOf(membershipId: number) {
  const params = { query: { membershipId } };
  return queryOptions({
    ...query('listReservationHistory', params),
    queryFn: async ({ client, queryKey, signal }) => {
      const isFirst = client.getQueryState(queryKey)?.dataUpdateCount === 0;
      const last = isFirst ? await readStoredList<HistoryReservation>(queryKey) : null;
      const rows = await send('listReservationHistory', { params, signal });
      void storeList(queryKey, rows);
      const cancelled = cancelledSince(last?.rows ?? [], rows, minuteOf(seoulNow()));
      const key = cancelledReservations.queryKey;
      client.setQueryDefaults(key, { gcTime: Infinity });
      client.setQueryData(key, (told = []) => [
        ...told,
        ...cancelled.map((row) => ({ ...row, membershipId })),
      ]);
      return rows;
    },
  });
}

/** The queries for the reservable classes and the reservations of a pass; `today` is `YYYY-MM-DD`. */
export function listsOfPass(membershipId: number, today: string) {
  const params = { query: { membershipId } };
  // Seats fill quickly, so cached lists are refetched whenever they are shown.
  const staleTime = 0;
  return {
    /** The upcoming classes that the pass is for, full ones included. */
    classes: { ...query('listReservableClasses', params), staleTime },
    /** Today's reservations; the day is part of the query key. */
    todays: { ...query('listTodayReservations', params, today), staleTime },
    history: { ...historyOf(membershipId), staleTime },
  };
}

/** The lists to refresh after every change of reservations, also after a rejected one, whose cause may be a stale list. */
const refreshes = [
  'listMyPromotions',
  'listReservableClasses',
  'listTodayReservations',
  'listReservationHistory',
] as const;

export function useReserve(membershipId: number, classId: number) {
  return useWrite({
    mutationKey: ['createReservation', classId],
    mutationFn: () => send('createReservation', { body: { classId, membershipId } }),
    meta: {
      success: reservationTexts.reserved,
      failure: reservationTexts.reserveFailed,
      refreshes,
    },
  });
}

/** Cancels a reservation after a question. */
export function useCancel(row: Reservation) {
  const { confirm } = useAlert();
  const id = row.reservationId;
  const { mutate, isPending } = useWrite({
    mutationKey: ['cancelReservation', id],
    mutationFn: () => send('cancelReservation', { params: { path: { id } } }),
    meta: {
      success: reservationTexts.cancelled,
      failure: reservationTexts.cancelFailed,
      refreshes,
    },
  });
  const cancel = async () => {
    const { cancelQuestion, cancel: confirmLabel, keep: cancelLabel } = reservationTexts;
    const options = { subject: classLabel(row), confirmLabel, cancelLabel };
    if (await confirm(cancelQuestion, options)) mutate();
  };
  return { cancel, isPending };
}
