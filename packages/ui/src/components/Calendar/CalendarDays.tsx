import type { ReactNode } from 'react';
import {
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
} from 'react-aria-components/Calendar';
import { CalendarDay } from './CalendarDay.tsx';
import * as styles from './Calendar.css.ts';

interface CalendarDaysProps {
  today: string;
  isReadOnly: boolean | undefined;
  /** The accessible name, where react-aria's has other dates than those that are visible. */
  gridLabel?: string;
  /** Whether the first day of a month has its name. */
  hasMonthNames?: boolean;
  /** Whether the days are low, for contents that are small marks. */
  isLow?: boolean;
  dayContent: ((date: string) => ReactNode) | undefined;
  dayDescription: ((date: string) => string | undefined) | undefined;
}

/** The weekdays and the days of a calendar. */
export function CalendarDays(props: CalendarDaysProps) {
  const { today, isReadOnly, gridLabel, hasMonthNames, isLow, dayContent, dayDescription } = props;
  return (
    <CalendarGrid
      weekdayStyle="short"
      className={styles.grid}
      render={(table) => <table {...table} {...(gridLabel && { 'aria-label': gridLabel })} />}
    >
      <CalendarGridHeader>
        {(weekday) => <CalendarHeaderCell className={styles.weekday}>{weekday}</CalendarHeaderCell>}
      </CalendarGridHeader>
      <CalendarGridBody>
        {(date) => (
          <CalendarDay
            date={date}
            isToday={date.toString() === today}
            isReadOnly={isReadOnly}
            hasMonthName={hasMonthNames === true && date.day === 1}
            content={dayContent?.(date.toString())}
            height={dayContent === undefined ? 'number' : isLow ? 'mark' : 'text'}
            description={dayDescription?.(date.toString())}
          />
        )}
      </CalendarGridBody>
    </CalendarGrid>
  );
}
