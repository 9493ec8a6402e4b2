import { Split } from '@fitness/ui/layout/Split';
import { useQuery } from '@tanstack/react-query';
import { dateOf } from '../../../shared/dates/date-times.ts';
import { noValue } from '../../../shared/format/format.ts';
import { listStateOf } from '../../../shared/list/list-state.ts';
import { SectionBoundary } from '../../../shared/layout/SectionBoundary.tsx';
import { useSeoulNow } from '../../../shared/dates/use-seoul-now.ts';
import { useScheduleParams } from './schedule-params.ts';
import { myClasses, mySubject, type Subject } from '../api.ts';
import { ClassCalendar } from './ClassCalendar.tsx';
import { DayDialog } from './DayDialog.tsx';
import { NoSubject } from './NoSubject.tsx';
import { ScheduleSkeleton } from './ScheduleSkeleton.tsx';
import { TodayClasses } from './TodayClasses.tsx';
import { useDialogDate } from './use-dialog-date.ts';

function SubjectSchedule({ subject }: { subject: Subject }) {
  const now = useSeoulNow();
  const today = dateOf(now);
  const { date, month, open, close, showMonth } = useScheduleParams(today);
  const { shown, key } = useDialogDate(date);
  const state = listStateOf(useQuery(myClasses()));
  // The dialog returns the focus to the pressed day, which has it only by the next frame.
  const openDialog = (day: string) => requestAnimationFrame(() => open(day));
  return (
    <Split columns="reading:fill" gap="lg">
      <SectionBoundary>
        <ClassCalendar
          classes={state.status === 'ready' ? state.rows : null}
          date={date}
          month={month}
          today={today}
          subjectName={subject.classSubjectName ?? noValue}
          onDaySelect={openDialog}
          onMonthChange={showMonth}
        />
      </SectionBoundary>
      <SectionBoundary>
        <TodayClasses state={state} now={now} />
      </SectionBoundary>
      {shown !== null && (
        <DayDialog
          key={key}
          date={shown}
          isOpen={date !== null}
          onClose={close}
          subject={subject}
          state={state}
          now={now}
        />
      )}
    </Split>
  );
}

/** The calendar on which a manager registers and deletes classes (docs/product.md#classes). */
export function ClassSchedule() {
  const { data: subject, isPending, isFetching, error, refetch } = useQuery(mySubject());
  if (subject) return <SubjectSchedule key={subject.classSubjectId} subject={subject} />;
  if (isPending) return <ScheduleSkeleton />;
  return <NoSubject error={error} isRetrying={isFetching} onRetry={() => void refetch()} />;
}
