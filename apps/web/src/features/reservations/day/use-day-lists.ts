import { useQueries, useQuery } from '@tanstack/react-query';
import { dateOf } from '../../../shared/dates/date-times.ts';
import { listStateOf } from '../../../shared/list/list-state.ts';
import { myPromotions, reservableClasses, reservationHistory, todayReservations } from '../api.ts';
import { type Circumstances, dayMarks, firstOpenDay } from './classes.ts';
import { canHoldReservations } from '../passes/passes.ts';
import { ownTimes } from '../history/reservations.ts';

/** Everything that day management shows of a pass at a minute (`YYYY-MM-DDTHH:mm`, Asia/Seoul). */
export function useDayLists(membershipId: number, now: string) {
  const today = dateOf(now);
  const promotions = useQuery(myPromotions());
  const pass = promotions.data?.find((each) => each.membershipId === membershipId);
  // Asking about somebody else's pass is answered with 403, which would read as a changed permission.
  const enabled = pass !== undefined || promotions.isError;
  const classes = useQuery({ ...reservableClasses(membershipId), enabled });
  const todays = useQuery({ ...todayReservations(membershipId, today), enabled });
  const history = useQuery({ ...reservationHistory(membershipId), enabled });
  // Nobody can be in two classes at the same hour, also not with two passes.
  const others = (promotions.data ?? []).filter(
    (other) => other !== pass && canHoldReservations(other, today),
  );
  const otherHistories = useQueries({
    queries: others.map((other) => ({ ...reservationHistory(other.membershipId), enabled })),
  });
  const circumstances: Circumstances = {
    now,
    own: ownTimes(todays.data ?? [], history.data ?? [], now),
    elsewhere: ownTimes(
      [],
      otherHistories.flatMap(({ data }) => data ?? []),
      now,
    ),
    pass,
  };
  const marks = dayMarks(classes.data ?? [], circumstances);
  return {
    promotions: listStateOf(promotions),
    classes: listStateOf(classes),
    todays: listStateOf(todays),
    history: listStateOf(history),
    circumstances,
    marks,
    /** The calendar has its marks all at once: one that came later would push the others aside. */
    isMarked: ![classes, todays, history, ...otherHistories].some(({ isPending }) => isPending),
    /** The day to begin with: the first with a class that can be reserved, else today; null until the classes are known. */
    firstDay: classes.isPending ? null : (firstOpenDay(marks, today) ?? today),
  };
}
