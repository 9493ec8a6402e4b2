import { Split } from '@fitness/ui/layout/Split';
import { Stack } from '@fitness/ui/layout/Stack';
import { useEffect } from 'react';
import { dateOf } from '../../../shared/dates/date-times.ts';
import { useSeoulNow } from '../../../shared/dates/use-seoul-now.ts';
import { SectionBoundary } from '../../../shared/layout/SectionBoundary.tsx';
import { FailedList } from '../../../shared/list/FailedList.tsx';
import { ReservationHistory } from '../history/ReservationHistory.tsx';
import { NoPass } from '../passes/NoPass.tsx';
import { passUnavailableReason } from '../passes/passes.ts';
import { PassSummary } from '../passes/PassSummary.tsx';
import { pageTexts } from '../texts.ts';
import { type DayMark, firstOpenDate } from './availability.ts';
import { DayCalendar } from './DayCalendar.tsx';
import { DayClasses } from './DayClasses.tsx';
import { TodayReservations } from './TodayReservations.tsx';
import { useDayLists } from './use-day-lists.ts';

const noMarks: ReadonlyMap<string, DayMark> = new Map();

export interface DayManagementProps {
  membershipId: number;
  /** The selected date; null before one is known. */
  date: string | null;
  onDateChange: (date: string) => void;
}

export function DayManagement({ membershipId, date, onDateChange }: DayManagementProps) {
  const now = useSeoulNow();
  const today = dateOf(now);
  const { passes, classes, todays, history, context, marks, areMarksReady, initialDate } =
    useDayLists(membershipId, now);
  const { pass } = context;
  const selected = date ?? initialDate;

  // The initial date becomes the selected one, so that later refreshes do not change it.
  useEffect(() => {
    if (date === null && initialDate !== null) onDateChange(initialDate);
  }, [date, initialDate, onDateChange]);

  if (passes.status === 'ready' && pass === undefined)
    return <NoPass title={pageTexts.passNotFound} />;
  return (
    <Stack gap={{ phone: 'md', desktop: 'lg' }}>
      {passes.status === 'failed' ? (
        <FailedList description={pageTexts.failedList} onRetry={passes.onRetry} />
      ) : (
        <SectionBoundary>
          <PassSummary pass={pass} today={today} />
        </SectionBoundary>
      )}
      <Split align="stretch">
        <SectionBoundary>
          <DayCalendar
            date={selected}
            onDateChange={onDateChange}
            today={today}
            marks={areMarksReady ? marks : noMarks}
            unavailableReason={pass ? passUnavailableReason(pass, today) : null}
          />
        </SectionBoundary>
        <SectionBoundary>
          <DayClasses
            state={classes}
            membershipId={membershipId}
            context={context}
            date={selected}
            nextDate={
              firstOpenDate(marks, selected !== null && selected > today ? selected : today) ??
              firstOpenDate(marks, today)
            }
            onDateChange={onDateChange}
          />
        </SectionBoundary>
        <Stack>
          <TodayReservations
            state={todays}
            history={history.status === 'ready' ? history.rows : []}
            now={now}
          />
        </Stack>
      </Split>
      <ReservationHistory state={history} now={now} />
    </Stack>
  );
}
