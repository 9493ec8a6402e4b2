import { ApiError } from '@fitness/api-contract/client';
import { EmptyDrawing, EmptyState } from '@fitness/ui/EmptyState';
import { Split } from '@fitness/ui/layout/Split';
import { Stack } from '@fitness/ui/layout/Stack';
import { Skeleton, SkeletonGroup } from '@fitness/ui/Skeleton';
import { TruncatedText } from '@fitness/ui/TruncatedText';
import { useQuery } from '@tanstack/react-query';
import { media } from '@fitness/ui/theme';
import { useRef, useState } from 'react';
import { errorMessageOf } from '../../../shared/api/error-message.ts';
import { useMediaQuery } from '../../../shared/browser/use-media-query.ts';
import { dateOf } from '../../../shared/dates/date-times.ts';
import { useSeoulNow } from '../../../shared/dates/use-seoul-now.ts';
import { SectionBoundary } from '../../../shared/layout/SectionBoundary.tsx';
import { FailedList } from '../../../shared/list/FailedList.tsx';
import { listStateOf } from '../../../shared/list/list-state.ts';
import { useShortWait } from '../../../shared/use-short-wait.ts';
import { myClasses, mySubject, type Subject } from '../api.ts';
import { useDeletedClasses } from '../delete/use-deleted-classes.ts';
import { RepeatButton, RepeatClasses, useRepeatDialog } from '../repeat/RepeatClasses.tsx';
import { type Repeat, useRepeat } from '../repeat/use-repeat.ts';
import { classTexts, pageTexts } from '../texts.ts';
import { ClassCalendar } from './ClassCalendar.tsx';
import { DayDialog } from './DayDialog.tsx';
import { useScheduleParams } from './schedule-params.ts';
import { ClassAgenda } from './ClassAgenda.tsx';
import { DayClasses } from './DayClasses.tsx';

/** The date that the dialog shows, also during its closing animation, and a key that changes each time it opens. */
function useDialogDate(date: string | null) {
  const [last, setLast] = useState({ date, shown: date, key: 0 });
  if (date !== last.date)
    setLast({ date, shown: date ?? last.shown, key: date === null ? last.key : last.key + 1 });
  return last;
}

function SubjectSchedule({ subject, repeat }: { subject: Subject; repeat: Repeat }) {
  const now = useSeoulNow();
  const today = dateOf(now);
  const params = useScheduleParams(today);
  const { shown, key } = useDialogDate(params.date);
  const repeatDialog = useRepeatDialog(params.month);
  const repeatButton = useRef<HTMLButtonElement>(null);
  const state = listStateOf(useQuery(myClasses()));
  const hasWeek = useMediaQuery(media.tablet);
  // The calendar stands below the classes of the day, whose height is unknown before.
  const isHeldBack = useShortWait(state.status === 'loading') && !hasWeek;
  const deleted = useDeletedClasses();
  const calendar = !isHeldBack && (
    <SectionBoundary key="calendar">
      <ClassCalendar
        state={state}
        params={params}
        today={today}
        subject={subject}
        action={<RepeatButton ref={repeatButton} dialog={repeatDialog} />}
      />
    </SectionBoundary>
  );
  return (
    <Stack gap="lg">
      <SectionBoundary>
        <RepeatClasses
          repeat={repeat}
          dialog={repeatDialog}
          opener={repeatButton}
          subject={subject}
          now={now}
        />
      </SectionBoundary>
      <Split columns="xl:fill" gap="lg">
        {hasWeek && calendar}
        <SectionBoundary>
          {hasWeek ? (
            <ClassAgenda state={state} params={params} now={now} />
          ) : (
            <DayClasses state={state} params={params} now={now} />
          )}
        </SectionBoundary>
        {!hasWeek && calendar}
      </Split>
      {shown !== null && (
        <DayDialog
          key={key}
          date={shown}
          beginning={params}
          deleted={deleted}
          isOpen={params.date !== null}
          onClose={params.close}
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
  const repeat = useRepeat();
  // A batch that was read later would move the calendar down.
  const isHeldBack = useShortWait(!repeat.isRead);
  if (subject && !isHeldBack)
    return <SubjectSchedule key={subject.classSubjectId} subject={subject} repeat={repeat} />;
  if (subject || isPending)
    return (
      <SkeletonGroup label={pageTexts.loading}>
        <Split columns="xl:fill" gap="lg">
          <Stack gap="sm">
            <Skeleton />
            <Skeleton variant="block" height="chart" />
            <Skeleton variant="block" height="row" />
          </Stack>
          <Skeleton variant="block" height="chart" />
        </Split>
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
      note={<TruncatedText>{errorMessageOf(error)}</TruncatedText>}
      isRetrying={isFetching}
      onRetry={() => void refetch()}
    />
  );
}
