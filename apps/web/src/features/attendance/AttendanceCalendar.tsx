import { Calendar } from '@fitness/ui/Calendar';
import { CalendarMark } from '@fitness/ui/CalendarMark';
import { Legend } from '@fitness/ui/Legend';
import { Inline } from '@fitness/ui/layout/Inline';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { brand } from '../../lib/brand.tsx';
import { useSeoulToday } from '../../lib/clock.ts';
import { FailedInPlace } from '../../lib/list/FailedList.tsx';
import { listStateOf, rowsOf } from '../../lib/list/list-state.ts';
import { texts } from '../../lib/texts.ts';
import { countIn, daysOf, myAttendance } from './attendance.ts';
import { attendanceTexts } from './texts.ts';

const stamp = <CalendarMark variant="stamp">{brand.mark}</CalendarMark>;

/** The user's days of attendance on a calendar, whose legend has the month's count (docs/product.md#attendance). */
export function AttendanceCalendar() {
  const today = useSeoulToday();
  const [selectedMonth, setSelectedMonth] = useState<string | null>(null);
  const month = selectedMonth ?? today.slice(0, 7);
  const state = listStateOf(useQuery(myAttendance));
  const days = daysOf(rowsOf(state));
  const name = { month: Number(month.slice(5)) };
  const label =
    state.status === 'ready'
      ? attendanceTexts.monthCount({ ...name, count: countIn(days, month) })
      : attendanceTexts.loading(name);
  // As high as the message of a failed list.
  const legend = (
    <Inline minHeight="control">
      <Legend label={texts.calendarLegend} items={[{ sign: stamp, label }]} />
    </Inline>
  );
  return (
    <Calendar
      label={attendanceTexts.calendar}
      value={null}
      today={today}
      month={month}
      onMonthChange={setSelectedMonth}
      dayContent={(date) => days.has(date) && stamp}
      dayDescription={(date) => (days.has(date) ? attendanceTexts.attended : undefined)}
      isLoading={state.status === 'loading'}
      isReadOnly
      legend={
        state.status === 'failed' ? (
          <FailedInPlace skeleton={legend} title={attendanceTexts.failed} onRetry={state.onRetry} />
        ) : (
          legend
        )
      }
    />
  );
}
