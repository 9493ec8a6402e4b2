import { holdsComingSeat } from '@fitness/api-contract/rules';
import { dateOf } from '../../shared/dates/date-times.ts';
import { type ListState, listStateOf } from '../../shared/list/list-state.ts';
import { listsOfPass, myPasses } from './api.ts';
import { useListOrStored, useListsOrStored } from './offline-lists.ts';
import { canHoldReservations, type Pass } from './passes.ts';
import type { HistoryReservation } from './reservations.ts';

/** A reservation of a coming class with the pass that it was made with. */
export type UpcomingReservation = HistoryReservation & {
  pass: Pass;
  /** Whether it is from the stored history of the pass, which may be out of date. */
  isStored: boolean;
};

/** A reservation whose time is known. */
export type TimedReservation = UpcomingReservation & { classTime: string };

/** The reservations whose time is known. */
export function timed(rows: readonly UpcomingReservation[]): TimedReservation[] {
  return rows.filter((row): row is TimedReservation => row.classTime !== null);
}

/** The upcoming reservations over all passes; `unknown` are the passes whose reservations could not be loaded. */
export type UpcomingReservations = ListState<UpcomingReservation> & { unknown?: readonly Pass[] };

/** The history of a pass as `useListsOrStored` returns it. */
export type PassHistory = {
  data: readonly HistoryReservation[] | undefined;
  /** Whether it has been answered or has failed, also while it is requested again. */
  isFetched: boolean;
  isFetching: boolean;
  refetch: () => unknown;
  checkedAt: number | null;
};

/** An unknown time sorts last. */
const startOf = ({ classTime }: HistoryReservation) => classTime ?? '9999';

/** Joins passes with their histories, in the order of the passes; if all have failed, so has the list. */
export function upcomingReservations(
  passes: readonly Pass[],
  histories: readonly PassHistory[],
  now: string,
): UpcomingReservations {
  const unknown = passes.filter((_, index) => histories[index]!.data === undefined);
  const isFailed = passes.length > 0 && unknown.length === passes.length;
  if (histories.some((each) => !each.isFetched || (isFailed && each.isFetching)))
    return { status: 'loading' };
  if (isFailed)
    return { status: 'failed', onRetry: () => histories.forEach(({ refetch }) => void refetch()) };
  const rows = passes.flatMap((pass, index) => {
    const { data = [], checkedAt } = histories[index]!;
    return data
      .filter((row) => holdsComingSeat(row, now))
      .map((row) => ({ ...row, pass, isStored: checkedAt !== null }));
  });
  return {
    status: 'ready',
    rows: rows.toSorted((one, other) => startOf(one).localeCompare(startOf(other))),
    unknown,
  };
}

/** The user's upcoming reservations over all passes; `now` is a minute in Asia/Seoul, `YYYY-MM-DDTHH:mm`. */
export function useUpcomingReservations(now: string) {
  const passes = useListOrStored(myPasses);
  const today = dateOf(now);
  const holding = (passes.data ?? []).filter((pass) => canHoldReservations(pass, today));
  const histories = useListsOrStored(
    holding.map(({ membershipId }) => listsOfPass(membershipId, today).history),
  );
  const passList = listStateOf(passes);
  const state: UpcomingReservations =
    passList.status === 'ready' ? upcomingReservations(holding, histories, now) : passList;
  return {
    state,
    /** All passes, for those without an upcoming reservation. */
    passes: passList,
    lists: [passes, ...histories],
  };
}
