import { holdsComingSeat } from '@fitness/api-contract/rules';
import { type ListState, listStateOf } from '../../../shared/list/list-state.ts';
import type { HistoryReservation } from '../history/reservation-status.ts';
import type { Pass } from '../passes/passes.ts';

/** A reservation of a coming class with the pass that it was made with. */
export type UpcomingReservation = HistoryReservation & {
  pass: Pass;
  /** Whether it is from the stored history of the pass, which may be out of date. */
  isOfLastTime: boolean;
};

/** The upcoming reservations over all passes. */
export type UpcomingReservations =
  | Exclude<ListState<UpcomingReservation>, { status: 'ready' }>
  | UpcomingList;

export type UpcomingList = {
  status: 'ready';
  /** The earliest first; one at an unknown time last. */
  rows: readonly UpcomingReservation[];
  /** The passes whose reservations are unknown; without any, no rows means no reservations. */
  unknown: readonly Pass[];
};

/** The history of a pass as `useListsOrLast` returns it. */
export type PassHistory = Parameters<typeof listStateOf<HistoryReservation>>[0] & {
  notice: { checkedAt: number | null };
};

/** An unknown time sorts last. */
const startOf = ({ classTime }: HistoryReservation) => classTime ?? '9999';

/**
 * Joins passes with their histories (in the order of the passes) at a minute in Asia/Seoul. A history that failed leaves its pass
 * unknown; if all have failed, so has the list.
 */
export function upcomingReservations(
  passes: readonly Pass[],
  histories: readonly PassHistory[],
  now: string,
): UpcomingReservations {
  const joined = passes.map((pass, index) => {
    const history = histories[index]!;
    return { pass, history, state: listStateOf(history) };
  });
  const unknown = joined.flatMap(({ pass, state }) => (state.status === 'failed' ? pass : []));
  if (joined.some(({ state }) => state.status === 'loading')) return { status: 'loading' };
  if (passes.length > 0 && unknown.length === passes.length) {
    const onRetry = () => histories.forEach(({ refetch }) => void refetch());
    return { status: 'failed', onRetry };
  }
  const rows = joined.flatMap(({ pass, history: { data = [], notice } }) =>
    data
      .filter((row) => holdsComingSeat(row, now))
      .map((row) => ({ ...row, pass, isOfLastTime: notice.checkedAt !== null })),
  );
  return {
    status: 'ready',
    rows: rows.toSorted((one, other) => startOf(one).localeCompare(startOf(other))),
    unknown,
  };
}
