import { ApiError } from '@fitness/api-contract/client';
import { Button } from '@fitness/ui/Button';
import { EmptyDrawing, EmptyState } from '@fitness/ui/EmptyState';
import { Split } from '@fitness/ui/layout/Split';
import { Stack } from '@fitness/ui/layout/Stack';
import { Tiles } from '@fitness/ui/layout/Tiles';
import { Skeleton, SkeletonGroup } from '@fitness/ui/Skeleton';
import { TruncatedText } from '@fitness/ui/TruncatedText';
import { useQuery } from '@tanstack/react-query';
import { media } from '@fitness/ui/theme';
import { Suspense, useEffect, useState } from 'react';
import { errorMessageOf } from '../../shared/api/error-message.ts';
import { useMediaQuery } from '../../shared/browser/use-media-query.ts';
import { dateOf } from '../../shared/dates/date-times.ts';
import { useSeoulNow } from '../../shared/dates/use-seoul-now.ts';
import { SectionBoundary } from '../../shared/layout/SectionBoundary.tsx';
import { FailedList } from '../../shared/list/FailedList.tsx';
import { type ListState, listStateOf } from '../../shared/list/list-state.ts';
import { lazyComponent } from '../../shared/lazy-component.ts';
import { useDialogUrl } from '../../shared/url/use-dialog-url.ts';
import { useShortWait } from '../../shared/use-short-wait.ts';
import { myClasses, mySubject, type Subject } from './api.ts';
import { repeatTexts } from './repeat-texts.ts';
import { classTexts, pageTexts } from './texts.ts';
import { ClassCalendar } from './ClassCalendar.tsx';
import { DayDialog } from './DayDialog.tsx';
import { useScheduleParams } from './schedule-params.ts';
import { ClassAgenda } from './ClassAgenda.tsx';
import { DayClasses } from './DayClasses.tsx';
import type { ManagedClass } from './timetable.ts';

/** The columns of the day and the month: one above the other beside the week. */
const dayAndMonth = { phone: 1, tablet: 2, desktop: 1 } as const;

/** The date that the dialog shows, also during its closing animation, and a key that changes each time it opens. */
function useDialogDate(date: string | null) {
  const [last, setLast] = useState({ date, shown: date, key: 0 });
  if (date !== last.date)
    setLast({ date, shown: date ?? last.shown, key: date === null ? last.key : last.key + 1 });
  return last;
}

const RepeatDialog = lazyComponent(() => import('./RepeatDialog.tsx'), 'RepeatDialog');

type SubjectScheduleProps = { subject: Subject; state: ListState<ManagedClass> };

function SubjectSchedule({ subject, state }: SubjectScheduleProps) {
  const now = useSeoulNow();
  const today = dateOf(now);
  const params = useScheduleParams(today);
  const { shown, key } = useDialogDate(params.date);
  const repeat = useDialogUrl('dialog');
  const isRepeatOpen = repeat.value === 'repeat';
  const [hasRepeatOpened, setHasRepeatOpened] = useState(isRepeatOpen);
  if (isRepeatOpen && !hasRepeatOpened) setHasRepeatOpened(true);
  useEffect(() => void RepeatDialog.preload().catch(() => undefined), []);
  const hasWeek = useMediaQuery(media.tablet);
  const { month } = params;
  return (
    <Stack gap="lg">
      <Split columns="xl:fill" gap="lg">
        <Tiles columns={dayAndMonth} gap="lg" align="start">
          <SectionBoundary>
            <DayClasses
              state={state}
              params={params}
              now={now}
              repeatButton={
                <Button
                  variant="secondary"
                  size="sm"
                  aria-haspopup="dialog"
                  onPress={() => repeat.open('repeat', { month })}
                >
                  {repeatTexts.title}
                </Button>
              }
            />
          </SectionBoundary>
          <SectionBoundary>
            <ClassCalendar state={state} params={params} today={today} />
          </SectionBoundary>
        </Tiles>
        {hasWeek && state.status !== 'failed' && (
          <SectionBoundary>
            <ClassAgenda state={state} params={params} now={now} />
          </SectionBoundary>
        )}
      </Split>
      {hasRepeatOpened && (
        <Suspense fallback={null}>
          <RepeatDialog
            isOpen={isRepeatOpen}
            onClose={() => repeat.close({ month })}
            subject={subject}
            now={now}
          />
        </Suspense>
      )}
      {shown !== null && (
        <DayDialog
          key={key}
          date={shown}
          beginning={params}
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
  const classes = useQuery({ ...myClasses(), enabled: subject !== undefined });
  // Classes that were read later would move what stands below them.
  const isHeldBack = useShortWait(subject !== undefined && !classes.isFetched);
  if (subject && !isHeldBack)
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
        <Split columns="xl:fill" gap="lg">
          <Tiles columns={dayAndMonth} gap="lg">
            <Skeleton variant="block" height="chart" />
            <Skeleton variant="block" height="chart" />
          </Tiles>
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
