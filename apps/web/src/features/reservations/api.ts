import { useAlert } from '@fitness/ui/AlertDialog';
import { queryOptions } from '@tanstack/react-query';
import { query, send } from '../../shared/api/operations.ts';
import { useWrite } from '../../shared/api/use-write.ts';
import { seoulNow } from '../../shared/dates/clock.ts';
import { minuteOf } from '../../shared/dates/date-times.ts';
import { getSession } from '../../shared/session/session.ts';
import { cancelledSince, readStoredList, storeList, tellCancelled } from './offline-lists.ts';
import type { Pass } from './passes.ts';
import {
  bookingOf,
  type HistoryReservation,
  lostSession,
  type Reservation,
} from './reservations.ts';
import { reservationTexts } from './texts.ts';

const passes = query('listMyPromotions');

/** The user's own passes, used-up and expired ones included. */
export const myPasses = queryOptions({
  ...passes,
  queryFn: async ({ queryKey, signal }) => {
    const { userId } = getSession();
    const rows = await send('listMyPromotions', { signal });
    void storeList(userId, queryKey, rows);
    return rows;
  },
});

/** The reservation history of a pass; its first response is compared with the stored one. */
function historyOf(membershipId: number) {
  const params = { query: { membershipId } };
  return queryOptions({
    ...query('listReservationHistory', params),
    queryFn: async ({ client, queryKey, signal }) => {
      const { userId } = getSession();
      const isFirst = client.getQueryState(queryKey)?.dataUpdateCount === 0;
      const last = isFirst ? readStoredList<HistoryReservation>(userId, queryKey) : null;
      const rows = await send('listReservationHistory', { params, signal });
      const before = (await last)?.rows;
      if (before)
        tellCancelled(client, membershipId, cancelledSince(before, rows, minuteOf(seoulNow())));
      void storeList(userId, queryKey, rows);
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

/** Cancels a reservation of a pass after a question, which says when the returned session is lost. */
export function useCancel(row: Reservation, pass: Pass | undefined, now: string) {
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
    const options = { subject: bookingOf(row), confirmLabel, cancelLabel };
    const warning = lostSession(row.classTime, pass, now);
    const isConfirmed =
      warning === null
        ? await confirm(cancelQuestion, options)
        : await confirm(warning, { ...options, title: cancelQuestion });
    if (isConfirmed) mutate();
  };
  return { cancel, isPending };
}
