import { useQueries, useQuery } from '@tanstack/react-query';
import { dateOf } from '../../lib/date-times.ts';
import { listStateOf } from '../../lib/list/list-state.ts';
import { listsOfPass, myPasses } from './api.ts';
import { dayMarks, firstOpenDate, type ReservationContext } from './availability.ts';
import { useListOrStored } from './offline-lists.ts';
import { canHoldReservations } from './passes.ts';
import { isReservedOn, upcomingTimes } from './reservations.ts';

/** The lists of a pass and derived state; `now` is a minute in Asia/Seoul, `YYYY-MM-DDTHH:mm`. */
export function useDayLists(membershipId: number, now: string) {
  const today = dateOf(now);
  const passes = useListOrStored(myPasses);
  const pass = passes.data?.find((each) => each.membershipId === membershipId);
  // Disabled for an unknown pass: the server responds with 403 to another user's pass, which the app would report as a changed
  // permission.
  const enabled = pass !== undefined || passes.isError;
  const lists = listsOfPass(membershipId, today);
  const classes = useQuery({ ...lists.classes, enabled });
  const todays = useQuery({ ...lists.todays, enabled });
  const history = useListOrStored({ ...lists.history, enabled });
  // A user cannot attend two classes at the same hour, also not with two passes.
  const others = (passes.data ?? []).filter(
    (other) => other !== pass && canHoldReservations(other, today),
  );
  const otherHistories = useQueries({
    queries: others.map((other) => ({
      ...listsOfPass(other.membershipId, today).history,
      enabled,
    })),
  });
  const otherRows = otherHistories.flatMap(({ data = [] }, index) =>
    data.map((row) => ({ ...row, pass: others[index]! })),
  );
  const context: ReservationContext = {
    now,
    own: upcomingTimes(todays.data ?? [], history.data ?? [], now),
    otherPasses: upcomingTimes([], otherRows, now),
    pass,
  };
  const marks = dayMarks(classes.data ?? [], context);
  return {
    passes: listStateOf(passes),
    classes: listStateOf(classes),
    todays: listStateOf(todays),
    history: listStateOf(history),
    isHistoryStored: history.checkedAt !== null,
    /** Today's reservations with the other passes. */
    otherTodays: otherRows.filter((row) => isReservedOn(row, today)),
    lists: [passes, classes, todays, history],
    context,
    marks,
    /** What depends on the lists waits for all of them; it would otherwise move as they arrive. */
    areReady: [classes, todays, history, ...otherHistories].every(
      (list) => list.data !== undefined || list.isError,
    ),
    /** The initial date, null while the classes load. */
    initialDate: classes.isPending ? null : (firstOpenDate(marks) ?? today),
  };
}
