import { holdsComingSeat } from '@fitness/api-contract/rules';
import type { ListState } from '../../../shared/list/list-state.ts';
import type { HistoryReservation } from '../history/reservation-status.ts';
import type { Pass } from '../passes/passes.ts';

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

/** The upcoming reservations over all passes. */
export type UpcomingReservations =
  | Exclude<ListState<UpcomingReservation>, { status: 'ready' }>
  | UpcomingList;

type UpcomingList = {
  status: 'ready';
  /** The earliest first; one at an unknown time last. */
  rows: readonly UpcomingReservation[];
  /** The passes whose reservations are unknown; without any, no rows means no reservations. */
  unknown: readonly Pass[];
};

/** The history of a pass as `useListsOrStored` returns it. */
export type PassHistory = {
  data: readonly HistoryReservation[] | undefined;
  isFetching: boolean;
  isError: boolean;
  refetch: () => unknown;
  checkedAt: number | null;
};

/** An unknown time sorts last. */
const startOf = ({ classTime }: HistoryReservation) => classTime ?? '9999';

/**
 * Joins passes with their histories (in the order of the passes) at a minute in Asia/Seoul. A history that failed leaves its pass
 * unknown; if all have failed, so has the list. Once the list has loaded, that of a new pass is waited for only where nothing else
 * is known.
 */
export function upcomingReservations(
  passes: readonly Pass[],
  histories: readonly PassHistory[],
  now: string,
  hasLoaded = false,
): UpcomingReservations {
  // Stays unknown while it is requested again, so that the notice of it stays.
  const isUnknown = ({ data, isError, isFetching }: PassHistory) =>
    data === undefined && isError && (hasLoaded || !isFetching);
  const unknown = passes.filter((_, index) => isUnknown(histories[index]!));
  const rows = passes.flatMap((pass, index) => {
    const { data = [], checkedAt } = histories[index]!;
    return data
      .filter((row) => holdsComingSeat(row, now))
      .map((row) => ({ ...row, pass, isStored: checkedAt !== null }));
  });
  const isLoading = histories.some((history) => history.data === undefined && !isUnknown(history));
  if (isLoading && (!hasLoaded || rows.length === 0)) return { status: 'loading' };
  if (passes.length > 0 && unknown.length === passes.length) {
    if (histories.some(({ isFetching }) => isFetching)) return { status: 'loading' };
    const onRetry = () => histories.forEach(({ refetch }) => void refetch());
    return { status: 'failed', onRetry };
  }
  return {
    status: 'ready',
    rows: rows.toSorted((one, other) => startOf(one).localeCompare(startOf(other))),
    unknown,
  };
}
