import { ApiError } from '@fitness/api-contract/client';
import { Calendar, type CalendarProps } from '@fitness/ui/Calendar';
import { CalendarMark } from '@fitness/ui/CalendarMark';
import { EmptyDrawing, EmptyState } from '@fitness/ui/EmptyState';
import { Legend } from '@fitness/ui/Legend';
import { Skeleton, SkeletonGroup } from '@fitness/ui/Skeleton';
import { Split } from '@fitness/ui/layout/Split';
import { Stack } from '@fitness/ui/layout/Stack';
import { Tiles } from '@fitness/ui/layout/Tiles';
import { media } from '@fitness/ui/theme';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useCallback, useEffect, useMemo } from 'react';
import { SectionBoundary } from '../../lib/SectionBoundary.tsx';
import { useSeoulNow } from '../../lib/clock.ts';
import { dateOf, dayFrom } from '../../lib/date-times.ts';
import { formatCount, formatTime, noValue } from '../../lib/format.ts';
import { lazyComponent } from '../../lib/lazy-component.ts';
import { FailedList } from '../../lib/list/FailedList.tsx';
import { type ListState, listStateOf, rowsOf } from '../../lib/list/list-state.ts';
import { dayParam, textParam } from '../../lib/params.ts';
import { useSearchParamsState } from '../../lib/search-params.ts';
import { texts } from '../../lib/texts.ts';
import { useDialogUrl } from '../../lib/use-dialog-url.ts';
import { useMediaQuery } from '../../lib/use-media-query.ts';
import { useShortWait } from '../../lib/use-short-wait.ts';
import { ClassAgenda } from './ClassAgenda.tsx';
import { DayClasses } from './DayClasses.tsx';
import { DayDialog } from './DayDialog.tsx';
import { myClasses, mySubject, type Subject } from './api.ts';
import { classTexts, pageTexts } from './texts.ts';
import { countsByDate, type ManagedClass } from './timetable.ts';

/** The columns of the day and the month: one above the other beside the week. */
const dayAndMonth = { phone: 1, tablet: 2, desktop: 1 } as const;

const RepeatDialog = lazyComponent(() => import('./RepeatDialog.tsx'), 'RepeatDialog');

/** The day whose week and month are shown, and the hour with which the dialog of a date begins. */
const params = { day: dayParam, hour: textParam };

const legend = [
  { sign: <CalendarMark variant="filled">3</CalendarMark>, label: pageTexts.reservationCount },
  { sign: <CalendarMark variant="dot" />, label: pageTexts.noReservations },
];

type ClassCalendarProps = Pick<CalendarProps, 'value' | 'onChange' | 'today' | 'isLoading'> & {
  classes: readonly ManagedClass[];
  day: string;
  onDayChange: (day: string) => void;
};

/** A month with the number of reservations on each day, or a dot where nobody has reserved its classes yet. */
function ClassCalendar({ classes, day, onDayChange, ...calendar }: ClassCalendarProps) {
  const { today } = calendar;
  const counts = useMemo(() => countsByDate(classes), [classes]);
  const contentOf = useCallback(
    (date: string) => {
      const count = counts.get(date);
      const isPast = date < today;
      if (count === undefined || (isPast && count.reservations === 0)) return null;
      if (count.reservations === 0) return <CalendarMark variant="dot" />;
      return (
        <CalendarMark variant={isPast ? 'plain' : 'filled'}>
          {count.reservations ?? noValue}
        </CalendarMark>
      );
    },
    [counts, today],
  );
  const descriptionOf = (date: string) => {
    const count = counts.get(date);
    return (
      count &&
      pageTexts.dayDescription({
        classes: count.classes,
        reservations: formatCount(count.reservations, '명'),
      })
    );
  };
  return (
    <Calendar
      {...calendar}
      label={pageTexts.calendar}
      month={day.slice(0, 7)}
      onMonthChange={(month) => onDayChange(today.startsWith(month) ? today : `${month}-01`)}
      dayContent={contentOf}
      dayDescription={descriptionOf}
      legend={<Legend label={texts.calendarLegend} items={legend} />}
    />
  );
}

type SubjectScheduleProps = { subject: Subject; state: ListState<ManagedClass> };

function SubjectSchedule({ subject, state }: SubjectScheduleProps) {
  const now = useSeoulNow();
  const today = dateOf(now);
  const [{ day: chosen, hour }, setParams] = useSearchParamsState(params);
  const dayDialog = useDialogUrl('date');
  const repeatDialog = useDialogUrl('dialog');
  useEffect(() => void RepeatDialog.preload().catch(() => undefined), []);
  const hasWeek = useMediaQuery(media.tablet);
  const date = dayFrom(dayDialog.value);
  const day = chosen ?? date ?? today;
  const shown = day === today ? undefined : { day };
  // Replaces the history entry, so that the back button does not go through all that was shown.
  const show = (next: string) =>
    setParams({ day: next === today ? null : next }, { replace: true });
  const open = (next: string, beginning?: { hour: string }) => {
    // Replaced first, so that the chosen day is still shown once the dialog is closed.
    if (next !== day) show(next);
    dayDialog.open(next, { day: next, ...beginning });
  };
  return (
    <Stack gap="lg">
      <Split columns="xl:fill" gap="lg">
        <Tiles columns={dayAndMonth} gap="lg" align="start">
          <SectionBoundary>
            <DayClasses
              state={state}
              day={day}
              onDayChange={show}
              onDialogOpen={() => open(day)}
              onRepeatOpen={() => repeatDialog.open('repeat', shown)}
              now={now}
            />
          </SectionBoundary>
          <SectionBoundary>
            <ClassCalendar
              classes={rowsOf(state)}
              today={today}
              day={day}
              onDayChange={show}
              value={date}
              onChange={(next) => open(next)}
              isLoading={state.status === 'loading'}
            />
          </SectionBoundary>
        </Tiles>
        {hasWeek && state.status !== 'failed' && (
          <SectionBoundary>
            <ClassAgenda
              state={state}
              day={day}
              onDayChange={show}
              onHourPress={(time) => open(dateOf(time), { hour: formatTime(time) })}
              now={now}
            />
          </SectionBoundary>
        )}
      </Split>
      {repeatDialog.value === 'repeat' && (
        <Suspense fallback={null}>
          <RepeatDialog
            onClose={() => repeatDialog.close(shown)}
            subject={subject}
            state={state}
            now={now}
          />
        </Suspense>
      )}
      {date !== null && (
        <DayDialog
          key={date}
          date={date}
          hour={hour}
          onClose={() => dayDialog.close(shown)}
          subject={subject}
          state={state}
          now={now}
        />
      )}
    </Stack>
  );
}

/** The calendar on which a manager registers and deletes classes (docs/product.md#classes). */
export function ClassSchedule() {
  const { data: subject, isPending, isFetching, error, refetch } = useQuery(mySubject());
  const classes = useQuery({ ...myClasses(), enabled: subject !== undefined });
  // Classes that were read later would move what stands below them.
  const isWaiting = useShortWait(subject !== undefined && !classes.isFetched);
  if (subject && !isWaiting)
    return (
      <SubjectSchedule
        key={subject.classSubjectId}
        subject={subject}
        state={listStateOf(classes)}
      />
    );
  if (subject || isPending)
    return (
      <SkeletonGroup label={pageTexts.loading}>
        <Tiles columns={dayAndMonth} gap="lg">
          <Skeleton height="chart" />
          <Skeleton height="chart" />
        </Tiles>
      </SkeletonGroup>
    );
  // After any other error it is unknown whether the manager has a subject.
  if (error instanceof ApiError && (error.status === 404 || error.status === 403))
    return (
      <EmptyState
        drawing={<EmptyDrawing name="locker" />}
        title={classTexts.noSubject}
        description={pageTexts.subjectMissing}
      />
    );
  return (
    <FailedList
      title={pageTexts.subjectFailed}
      emptyText={classTexts.noSubject}
      isRetrying={isFetching}
      onRetry={() => void refetch()}
    />
  );
}
