import { holdsComingSeat } from '@fitness/api-contract/rules';
import { type QueryClient, skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import type { HistoryReservation } from './history/reservation-status.ts';

/** A reservation that was cancelled since the last visit, with its pass. */
export type Cancelled = HistoryReservation & { membershipId: number; classTime: string };

/** The coming reservations of a stored history that are now cancelled or missing. */
export function cancelledSince(
  before: readonly HistoryReservation[],
  after: readonly HistoryReservation[],
  now: string,
) {
  const isKept = ({ reservationId: id }: HistoryReservation) =>
    after.some(({ reservationId, status }) => reservationId === id && status !== 'CANCELLED');
  return before.filter((row) => holdsComingSeat(row, now) && !isKept(row));
}

const queryKey = ['cancelledSince'];

/** Adds reservations to those that this document tells of. */
export function tellCancelled(
  client: QueryClient,
  membershipId: number,
  rows: readonly HistoryReservation[],
) {
  const added = rows.flatMap(({ classTime, ...row }) =>
    classTime === null ? [] : { ...row, classTime, membershipId },
  );
  client.setQueryDefaults(queryKey, { gcTime: Infinity });
  client.setQueryData<Cancelled[]>(queryKey, (told = []) => [...told, ...added]);
}

/** The reservations to tell of, and the function that ends it. */
export function useCancelled() {
  const client = useQueryClient();
  const { data = [] } = useQuery<Cancelled[]>({ queryKey, queryFn: skipToken });
  const close = (id: number) =>
    client.setQueryData<Cancelled[]>(queryKey, (told) =>
      told?.filter(({ reservationId }) => reservationId !== id),
    );
  return { cancelled: data, close };
}
