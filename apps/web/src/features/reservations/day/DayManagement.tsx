import { useEffect } from 'react';
import { dateOf } from '../../../shared/dates/date-times.ts';
import { FailedList } from '../../../shared/list/FailedList.tsx';
import { SectionBoundary } from '../../../shared/layout/SectionBoundary.tsx';
import { useSeoulNow } from '../../../shared/dates/use-seoul-now.ts';
import { type DayMark, firstOpenDay } from './classes.ts';
import { DayCalendar } from './DayCalendar.tsx';
import { DayClasses } from './DayClasses.tsx';
import * as styles from './DayManagement.css.ts';
import { NoPass } from '../passes/NoPass.tsx';
import { passRefusal } from '../passes/passes.ts';
import { PassSummary } from '../passes/PassSummary.tsx';
import { PassSummarySkeleton } from '../passes/PassSummarySkeleton.tsx';
import { ReservationHistory } from '../history/ReservationHistory.tsx';
import { pageTexts } from '../texts.ts';
import { TodayReservations } from './TodayReservations.tsx';
import { useDayLists } from './use-day-lists.ts';

const noMarks: ReadonlyMap<string, DayMark> = new Map();

export interface DayManagementProps {
  membershipId: number;
  /** The day that the address names; null where it names none. */
  day: string | null;
  onDayChange: (day: string) => void;
}

/** Reserving and cancelling with one pass: calendar, the day's classes, today's reservations, history. */
export function DayManagement({ membershipId, day, onDayChange }: DayManagementProps) {
  const now = useSeoulNow();
  const today = dateOf(now);
  const { promotions, classes, todays, history, circumstances, marks, isMarked, firstDay } =
    useDayLists(membershipId, now);
  const { pass } = circumstances;
  const refusal = pass ? passRefusal(pass, today) : null;
  const chosen = day ?? firstDay;

  // The day goes into the address as soon as it is known, so that later refreshes leave it alone.
  useEffect(() => {
    if (day === null && firstDay !== null) onDayChange(firstDay);
  }, [day, firstDay, onDayChange]);

  if (promotions.status === 'ready' && pass === undefined)
    return <NoPass title={pageTexts.passNotFound} />;
  return (
    <div className={styles.layout}>
      <div className={styles.pass}>
        {pass && (
          <SectionBoundary>
            <PassSummary pass={pass} today={today} />
          </SectionBoundary>
        )}
        {promotions.status === 'loading' && <PassSummarySkeleton />}
        {promotions.status === 'failed' && (
          <FailedList description={pageTexts.failedList} onRetry={promotions.onRetry} />
        )}
      </div>
      <SectionBoundary>
        <DayCalendar
          day={chosen}
          onDayChange={onDayChange}
          today={today}
          marks={isMarked ? marks : noMarks}
          refusal={refusal}
        />
      </SectionBoundary>
      <SectionBoundary>
        <DayClasses
          state={classes}
          membershipId={membershipId}
          circumstances={circumstances}
          day={chosen}
          nextDay={
            firstOpenDay(marks, chosen !== null && chosen > today ? chosen : today) ??
            firstOpenDay(marks, today)
          }
          onDayChange={onDayChange}
        />
      </SectionBoundary>
      <SectionBoundary>
        <TodayReservations
          state={todays}
          history={history.status === 'ready' ? history.rows : []}
          now={now}
        />
      </SectionBoundary>
      <SectionBoundary>
        <ReservationHistory state={history} now={now} />
      </SectionBoundary>
    </div>
  );
}
