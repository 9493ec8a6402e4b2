import { useContext } from 'react';
import { useCalendarGrid } from 'react-aria/useCalendar';
import { CalendarStateContext } from 'react-aria-components/Calendar';
import type { ShownProps } from './calendar-props.ts';
import { CalendarDay } from './CalendarDay.tsx';
import * as styles from './Calendar.css.ts';

interface CalendarDaysProps extends Pick<
  ShownProps,
  'today' | 'isReadOnly' | 'dayContent' | 'dayDescription'
> {
  /** The accessible name, where react-aria's has other words than the rest of the calendar. */
  gridLabel?: string;
  /** Names the month on its first day. */
  hasMonthNames?: boolean;
  /** Low days, for contents that are small marks. */
  isLow?: boolean;
}

/** The weekdays and the days of a calendar; react-aria's own grid renders every day again for each press. */
export function CalendarDays(props: CalendarDaysProps) {
  const { today, isReadOnly, gridLabel, hasMonthNames, isLow, dayContent, dayDescription } = props;
  const state = useContext(CalendarStateContext)!;
  const { gridProps, headerProps, weekDays, weeksInMonth } = useCalendarGrid(
    { weekdayStyle: 'short', firstDayOfWeek: 'sun' },
    state,
  );
  return (
    <table {...gridProps} {...(gridLabel && { 'aria-label': gridLabel })} className={styles.grid}>
      <thead {...headerProps}>
        <tr>
          {weekDays.map((weekday) => (
            <th key={weekday} className={styles.weekday}>
              {weekday}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {Array.from({ length: weeksInMonth }, (_week, week) => (
          <tr key={week}>
            {state
              .getDatesInWeek(week)
              .map(
                (date, weekday) =>
                  date && (
                    <CalendarDay
                      key={weekday}
                      state={state}
                      date={date}
                      isToday={date.toString() === today}
                      isReadOnly={isReadOnly}
                      hasMonthName={hasMonthNames === true && date.day === 1}
                      content={dayContent}
                      height={dayContent === undefined ? 'number' : isLow ? 'mark' : 'text'}
                      description={dayDescription?.(date.toString())}
                    />
                  ),
              )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
