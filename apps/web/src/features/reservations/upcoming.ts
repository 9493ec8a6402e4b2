import { isUpcomingReservation } from '@fitness/api-contract/rules';
import { dateOf } from '../../lib/date-times.ts';
import { type ListState, listStateOf } from '../../lib/list/list-state.ts';
import { listsOfPass, myPasses } from './api.ts';
import { useListOrStored, useListsOrStored } from './offline-lists.ts';
import { canHoldReservations, type Pass } from './passes.ts';
import type { HistoryReservation } from './reservations.ts';

/** A reservation of a coming class with the pass that it was made with. */
export type UpcomingReservation = HistoryReservation & { pass: Pass };

/** An unknown time sorts last. */
const startOf = ({ classTime }: HistoryReservation) => classTime ?? '9999';

/** The coming reservations of the histories, which are in the order of the passes; the earliest first. */
export function upcomingReservations(
  passes: readonly Pass[],
  histories: readonly (readonly HistoryReservation[])[],
  now: string,
): UpcomingReservation[] {
  return passes
    .flatMap((pass, index) => histories[index]!.map((row) => ({ ...row, pass })))
    .filter((row) => isUpcomingReservation(row, now))
    .toSorted((one, other) => startOf(one).localeCompare(startOf(other)));
}

/** The user's upcoming reservations over all passes; `now` is a minute in Asia/Seoul, `YYYY-MM-DDTHH:mm`. */
export function useUpcomingReservations(now: string) {
  const passes = useListOrStored(myPasses);
  const today = dateOf(now);
  const holding = (passes.data ?? []).filter((pass) => canHoldReservations(pass, today));
  const histories = useListsOrStored(
    holding.map(({ membershipId }) => listsOfPass(membershipId, today).history),
  );
  const lists = [passes, ...histories];
  const statuses = lists.map((list) => listStateOf<unknown>(list).status);
  const upcoming = (): ListState<UpcomingReservation> => {
    if (statuses.includes('loading')) return { status: 'loading' };
    // Reservations that could not be loaded are never shown as none.
    if (statuses.includes('failed'))
      return { status: 'failed', onRetry: () => lists.forEach((list) => void list.refetch()) };
    const rows = histories.map(({ data = [] }) => data);
    return { status: 'ready', rows: upcomingReservations(holding, rows, now) };
  };
  return {
    state: upcoming(),
    /** All passes, for those without an upcoming reservation. */
    passes: listStateOf(passes),
    canHoldAny: holding.length > 0,
    lists,
  };
}
