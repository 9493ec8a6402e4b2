import { Calendar } from '@fitness/ui/Calendar';
import { CalendarMark } from '@fitness/ui/CalendarMark';
import { Legend } from '@fitness/ui/Legend';
import { useCallback, useMemo } from 'react';
import { formatCount, noValue } from '../../shared/format/format.ts';
import { type ListState, rowsOf } from '../../shared/list/list-state.ts';
import { texts } from '../../shared/texts.ts';
import { pageTexts } from './texts.ts';
import type { useScheduleParams } from './schedule-params.ts';
import { type Count, countsByDate, type ManagedClass } from './timetable.ts';

/** The number of reservations of a day, or a dot if nobody has reserved its classes yet. */
function DayMark({ count: { reservations }, isPast }: { count: Count; isPast: boolean }) {
  if (reservations === 0) return isPast ? null : <CalendarMark variant="dot" />;
  return (
    <CalendarMark variant={isPast ? 'plain' : 'filled'}>{reservations ?? noValue}</CalendarMark>
  );
}

const legend = [
  { sign: <CalendarMark variant="filled">3</CalendarMark>, label: pageTexts.reservationCount },
  { sign: <CalendarMark variant="dot" />, label: pageTexts.noReservations },
];

type ClassCalendarProps = {
  state: ListState<ManagedClass>;
  params: ReturnType<typeof useScheduleParams>;
  today: string;
};

/** A month with the number of reservations on each day. */
export function ClassCalendar({ state, params, today }: ClassCalendarProps) {
  const { date, month, open, showMonth } = params;
  const classes = rowsOf(state);
  const counts = useMemo(() => countsByDate(classes), [classes]);
  const contentOf = useCallback(
    (day: string) => {
      const count = counts.get(day);
      return count && <DayMark count={count} isPast={day < today} />;
    },
    [counts, today],
  );
  const descriptionOf = (day: string) => {
    const count = counts.get(day);
    if (count === undefined) return undefined;
    const { classes: total, reservations } = count;
    return pageTexts.dayDescription({
      classes: total,
      reservations: formatCount(reservations, '명'),
    });
  };
  return (
    <Calendar
      label={pageTexts.calendar}
      value={date}
      onChange={(day) => open(day)}
      today={today}
      month={month}
      onMonthChange={showMonth}
      isLoading={state.status === 'loading'}
      dayContent={contentOf}
      dayDescription={descriptionOf}
      legend={<Legend label={texts.calendarLegend} items={legend} />}
    />
  );
}
