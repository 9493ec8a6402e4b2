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
import { daysOf } from './streak.ts';
import { attendanceTexts } from './texts.ts';

// A shape, because colour alone would not be enough.
const stamp = (
  <svg className={styles.stamp} viewBox="0 0 20 20" aria-hidden="true" focusable="false">
    <path d="M10 1.2 12 3l2.6-.7.9 2.6 2.6.9-.7 2.6L19.2 10l-1.8 2 .7 2.6-2.6.9-.9 2.6-2.6-.7-2 1.8-2-1.8-2.6.7-.9-2.6-2.6-.9.7-2.6L.8 10l1.8-2-.7-2.6 2.6-.9.9-2.6L8 3Z" />
    <path className={styles.tick} d="m6.6 10.2 2.3 2.3 4.5-4.9" />
  </svg>
);

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
