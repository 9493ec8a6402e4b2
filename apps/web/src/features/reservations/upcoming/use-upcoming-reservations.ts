import { useState } from 'react';
import { dateOf } from '../../../shared/dates/date-times.ts';
import { listStateOf } from '../../../shared/list/list-state.ts';
import { listsOfPass, myPasses } from '../api.ts';
import { useListOrLast, useListsOrLast } from '../last-lists/use-list-or-last.ts';
import { canHoldReservations } from '../passes/passes.ts';
import { upcomingReservations, type UpcomingReservations } from './upcoming.ts';

/** The user's upcoming reservations over all passes; `now` is a minute in Asia/Seoul, `YYYY-MM-DDTHH:mm`. */
export function useUpcomingReservations(now: string) {
  const passes = useListOrLast(myPasses);
  const today = dateOf(now);
  const holding = (passes.data ?? []).filter((pass) => canHoldReservations(pass, today));
  const histories = useListsOrLast(
    holding.map(({ membershipId }) => listsOfPass(membershipId, today).history),
  );
  const [hasLoaded, setHasLoaded] = useState(false);
  const passList = listStateOf(passes);
  const state: UpcomingReservations =
    passList.status === 'ready'
      ? upcomingReservations(holding, histories, now, hasLoaded)
      : passList;
  if (!hasLoaded && state.status !== 'loading') setHasLoaded(true);
  const lists = [passes, ...histories];
  const instants = lists.flatMap(({ notice }) => notice.checkedAt ?? []);
  const isFetching = lists.some((list) => list.isFetching);
  const refetch = () => Promise.all(lists.map((list) => list.refetch()));
  return {
    state,
    /** All passes, for those without an upcoming reservation. */
    passes: passList,
    arePassesOfLastTime: passes.notice.checkedAt !== null,
    isFetching,
    refetch,
    /** For the oldest of the lists; the props of `LastListNotice`. */
    notice: {
      checkedAt: instants.length === 0 ? null : Math.min(...instants),
      onRetry: refetch,
      isRetrying: isFetching,
    },
  };
}
