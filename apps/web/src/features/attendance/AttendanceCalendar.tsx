import { Calendar } from '@fitness/ui/Calendar';
import { CalendarMark } from '@fitness/ui/CalendarMark';
import { Stack } from '@fitness/ui/layout/Stack';
import { Legend } from '@fitness/ui/Legend';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { listStateOf } from '../../shared/list/list-state.ts';
import { SectionBoundary } from '../../shared/layout/SectionBoundary.tsx';
import { useSeoulToday } from '../../shared/dates/use-seoul-now.ts';
import { myAttendance } from './api.ts';
import { AttendancePanel } from './AttendancePanel.tsx';
import { daysOf } from './streak.ts';
import { attendanceTexts } from './texts.ts';

const stamp = <CalendarMark icon="seal" kind="filled" tone="success" />;

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
          <Stack gap="sm">
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
            <Legend label="달력 표시" items={[{ sign: stamp, label: attendanceTexts.stamp }]} />
          </Stack>
        </SectionBoundary>
      )}
    </>
  );
}
