import { EmptyDrawing, EmptyState } from '@fitness/ui/EmptyState';
import { Split } from '@fitness/ui/layout/Split';
import { Stack } from '@fitness/ui/layout/Stack';
import { LinkButton } from '@fitness/ui/LinkButton';
import { useEffect, useId, useRef } from 'react';
import { dateOf } from '../../../shared/dates/date-times.ts';
import { useSeoulNow } from '../../../shared/dates/use-seoul-now.ts';
import { SectionBoundary } from '../../../shared/layout/SectionBoundary.tsx';
import { rowsOf } from '../../../shared/list/list-state.ts';
import { paths } from '../../../shared/paths.ts';
import { StudioCancellations } from '../cancellations/StudioCancellations.tsx';
import { ReservationHistory, TodayReservations } from '../history/Reservations.tsx';
import { LastListNotice } from '../last-lists/LastListNotice.tsx';
import { PassSummary } from '../passes/PassSummary.tsx';
import { pageTexts } from '../texts.ts';
import { firstOpenDate } from './availability.ts';
import { bringIntoView } from './bring-into-view.ts';
import { DayCalendar } from './DayCalendar.tsx';
import { DayClasses } from './DayClasses.tsx';
import { useDayLists } from './use-day-lists.ts';

/** Shown if the URL contains no pass of the user; links to the passes. */
export function NoPass({ title }: { title: string }) {
  return (
    <EmptyState
      drawing={<EmptyDrawing name="hook" />}
      title={title}
      description={pageTexts.selectPass}
      action={<LinkButton href={paths.reservations}>{pageTexts.backToPromotions}</LinkButton>}
    />
  );
}

type DayManagementProps = {
  membershipId: number;
  /** The selected date; null before one is known. */
  date: string | null;
  onDateChange: (date: string) => void;
};

export function DayManagement({ membershipId, date, onDateChange }: DayManagementProps) {
  const now = useSeoulNow();
  const today = dateOf(now);
  const lists = useDayLists(membershipId, now);
  const { passes, classes, todays, history, context, marks, areMarksReady, initialDate } = lists;
  const { pass } = context;
  const reservations = {
    now,
    isReadOnly: lists.isHistoryOfLastTime,
    cancelWarning: lists.cancelWarning,
  };
  const selected = date ?? initialDate;
  const classesId = useId();

  // Selects the initial date, so that later refetches do not change it.
  useEffect(() => {
    if (date === null && initialDate !== null) onDateChange(initialDate);
  }, [date, initialDate, onDateChange]);

  const pressedDate = useRef<string>(null);
  const selectDate = (next: string) => {
    pressedDate.current = next;
    onDateChange(next);
    if (next === selected) bringIntoView(classesId);
  };

  // Scrolls once the classes of a date that the user selected are shown; not for the initial date or after going back.
  useEffect(() => {
    if (selected === null || selected !== pressedDate.current) return;
    pressedDate.current = null;
    bringIntoView(classesId);
  }, [selected, classesId]);

  if (passes.status === 'ready' && pass === undefined)
    return <NoPass title={pageTexts.passNotFound} />;
  return (
    <Stack gap={{ phone: 'md', desktop: 'lg' }}>
      <LastListNotice {...lists.notice} />
      <StudioCancellations />
      <SectionBoundary>
        <PassSummary
          pass={pass}
          today={today}
          onRetry={passes.status === 'failed' ? passes.onRetry : undefined}
        />
      </SectionBoundary>
      <Split align="stretch">
        <SectionBoundary>
          <DayCalendar
            date={selected}
            onDateChange={selectDate}
            today={today}
            marks={areMarksReady ? marks : undefined}
          />
        </SectionBoundary>
        <SectionBoundary>
          <DayClasses
            id={classesId}
            state={classes}
            membershipId={membershipId}
            context={context}
            date={selected}
            nextDate={
              firstOpenDate(marks, selected !== null && selected > today ? selected : today) ??
              firstOpenDate(marks, today)
            }
            onDateChange={selectDate}
            reservationAt={lists.reservationAt}
            cancelWarning={lists.cancelWarning}
            isLoading={!areMarksReady}
          />
        </SectionBoundary>
        <TodayReservations {...reservations} state={todays} history={rowsOf(history)} />
      </Split>
      <ReservationHistory {...reservations} state={history} />
    </Stack>
  );
}
