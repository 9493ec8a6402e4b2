import { Calendar } from '@fitness/ui/Calendar';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { CalendarLegend } from '../../shared/layout/CalendarLegend.tsx';
import { listStateOf } from '../../shared/list/list-state.ts';
import { SectionBoundary } from '../../shared/layout/SectionBoundary.tsx';
import { useSeoulToday } from '../../shared/dates/use-seoul-now.ts';
import { myAttendance } from './api.ts';
import * as styles from './Attendance.css.ts';
import { AttendancePanel } from './AttendancePanel.tsx';
import { Stamp } from './Stamp.tsx';
import { daysOf } from './streak.ts';
import { attendanceTexts } from './texts.ts';

const stamp = <Stamp />;

/** The user's days of attendance on a calendar (docs/product.md#attendance). */
export function AttendanceCalendar() {
  const today = useSeoulToday();
  const [selectedMonth, setSelectedMonth] = useState<string>();
  const month = selectedMonth ?? today.slice(0, 7);
  const state = listStateOf(useQuery(myAttendance()));
  const days = daysOf(state.status === 'ready' ? state.rows : []);
  return (
    <>
      <SectionBoundary>
        <AttendancePanel state={state} month={month} today={today} />
      </SectionBoundary>
      {state.status !== 'failed' && (
        <SectionBoundary>
          <div className={styles.calendar}>
            <Calendar
              label={attendanceTexts.calendar}
              value={null}
              today={today}
              month={month}
              onMonthChange={setSelectedMonth}
              dayContent={(date) => days.has(date) && stamp}
              dayDescription={(date) => (days.has(date) ? attendanceTexts.attended : undefined)}
              isReadOnly
            />
            <CalendarLegend signs={[{ sign: stamp, meaning: attendanceTexts.stamp }]} />
          </div>
        </SectionBoundary>
      )}
    </>
  );
}
