import { dateOf } from '../../../shared/dates/date-times.ts';
import { listStateOf } from '../../../shared/list/list-state.ts';
import { listsOfPass, myPasses } from '../api.ts';
import { useListOrStored, useListsOrStored } from '../offline-lists.ts';
import { canHoldReservations } from '../passes/passes.ts';
import { upcomingReservations, type UpcomingReservations } from './upcoming.ts';

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
