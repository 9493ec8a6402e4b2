import { useQuery } from '@tanstack/react-query';
import { dateOf } from '../../shared/date-times.ts';
import { listStateOf } from '../../shared/list-state.ts';
import { myPromotions, reservableClasses, reservationHistory, todayReservations } from './api.ts';
import { dayMarks, firstOpenDay } from './classes.ts';
import { ownTimes } from './reservations.ts';

/** Everything that day management shows of a pass at a minute (`YYYY-MM-DDTHH:mm`, Asia/Seoul). */
export const useDayLists = (membershipId: number, now: string) => {
  const today = dateOf(now);
  const promotions = useQuery(myPromotions());
  const pass = promotions.data?.find((each) => each.membershipId === membershipId);
  // Asking about somebody else's pass is answered with 403, which would read as a changed permission.
  const enabled = pass !== undefined || promotions.isError;
  const classes = useQuery({ ...reservableClasses(membershipId), enabled });
  const todays = useQuery({ ...todayReservations(membershipId, today), enabled });
  const history = useQuery({ ...reservationHistory(membershipId), enabled });
  const own = ownTimes(todays.data ?? [], history.data ?? [], now);
  const marks = dayMarks(classes.data ?? [], { now, own });
  return {
    promotions: listStateOf(promotions),
    pass,
    classes: listStateOf(classes),
    todays: listStateOf(todays),
    history: listStateOf(history),
    own,
    marks,
    /** The calendar has its marks all at once: one that came later would push the others aside. */
    isMarked: !classes.isPending && !todays.isPending && !history.isPending,
    /** The day to begin with: the first with a free seat, else today; null until the classes are known. */
    firstDay: classes.isPending ? null : (firstOpenDay(marks, today) ?? today),
  };
};
