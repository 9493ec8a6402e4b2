import { Button } from '@fitness/ui/Button';
import { Calendar } from '@fitness/ui/Calendar';
import { EmptyState } from '@fitness/ui/EmptyState';
import { Skeleton, SkeletonGroup } from '@fitness/ui/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { listStateOf } from '../../shared/list-state.ts';
import { texts } from '../../shared/texts.ts';
import { Panel } from '../../shared/Panel.tsx';
import { useSeoulMinute } from '../../shared/use-seoul-minute.ts';
import { myAttendance } from './api.ts';
import * as styles from './Attendance.css.ts';
import { AttendanceFigures } from './AttendanceFigures.tsx';
import { Stamp } from './Stamp.tsx';
import { daysOf } from './streak.ts';
import { attendanceTexts } from './texts.ts';

const stamped = <Stamp />;

/** The own days of attendance on a calendar, with the month's count and the current streak (docs/product.md#attendance). */
export const AttendanceCalendar = () => {
  const today = useSeoulMinute().slice(0, 10);
  const [turnedTo, setTurnedTo] = useState<string>();
  const month = turnedTo ?? today.slice(0, 7);
  const state = listStateOf(useQuery(myAttendance()));
  if (state.status === 'failed') {
    const retry = (
      <Button variant="secondary" onPress={state.retry}>
        {attendanceTexts.retry}
      </Button>
    );
    return (
      <Panel title={attendanceTexts.title}>
        <EmptyState title={texts.emptyList} description={attendanceTexts.failed} action={retry} />
      </Panel>
    );
  }
  const days = daysOf(state.status === 'ready' ? state.rows : []);
  return (
    <Panel title={attendanceTexts.title}>
      <div className={styles.layout}>
        {state.status === 'ready' ? (
          <AttendanceFigures days={days} month={month} today={today} />
        ) : (
          <SkeletonGroup label={attendanceTexts.loading}>
            <Skeleton variant="block" height="row" />
            <Skeleton />
          </SkeletonGroup>
        )}
        <Calendar
          label={attendanceTexts.calendar}
          value={null}
          today={today}
          month={month}
          onMonthChange={setTurnedTo}
          dayContent={(date) => days.has(date) && stamped}
          dayDescription={(date) => (days.has(date) ? attendanceTexts.attended : undefined)}
          isReadOnly
        />
        <p className={styles.legend}>
          {stamped}
          {attendanceTexts.stamp}
        </p>
      </div>
    </Panel>
  );
};
