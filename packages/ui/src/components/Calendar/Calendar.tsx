import { useState, type ReactNode } from 'react';
import { parseDate, type CalendarDate } from '@internationalized/date';
import {
  Calendar as AriaCalendar,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
} from 'react-aria-components/Calendar';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { CalendarDay } from './CalendarDay.tsx';
import { CalendarToolbar } from './CalendarToolbar.tsx';
import { dayInMonth, monthOf } from './dates.ts';
import { HolidayList } from './HolidayList.tsx';
import * as styles from './Calendar.css.ts';

/** The props of a Calendar; dates are `YYYY-MM-DD`, months `YYYY-MM`. */
export interface CalendarProps {
  /** The accessible name, followed by the month. */
  label: string;
  /** The selected date. */
  value: string | null;
  /** Called for every pressed date, the selected one included. */
  onChange?: (date: string) => void;
  /** Today in the studio's time zone, whatever the device's clock says. */
  today: string;
  /** The visible month; uncontrolled without it. */
  month?: string;
  onMonthChange?: (month: string) => void;
  /** Dates that cannot be selected; `dayDescription` says why. */
  isDayDisabled?: (date: string) => boolean;
  /** The content below a day's number. */
  dayContent?: (date: string) => ReactNode;
  /** Added to the accessible name of a day. */
  dayDescription?: (date: string) => string | undefined;
  /** Dates can be focused, not selected. */
  isReadOnly?: boolean;
  minDate?: string;
  maxDate?: string;
}

const toDate = (date: string | undefined) => (date === undefined ? undefined : parseDate(date));

/** A Korean month calendar with public holidays. */
export function Calendar(props: CalendarProps) {
  const { value, today, dayContent } = props;
  const [focused, setFocused] = useState(() => parseDate(value ?? today));
  const [previousValue, setPreviousValue] = useState(value);
  if (value !== previousValue) {
    setPreviousValue(value);
    if (value !== null) setFocused(parseDate(value));
  }
  const visible = props.month ?? monthOf(focused);

  const show = (date: CalendarDate) => {
    setFocused(date);
    if (monthOf(date) !== visible) props.onMonthChange?.(monthOf(date));
  };

  return (
    <I18nProvider locale="ko-KR">
      <div className={styles.root}>
        <AriaCalendar
          aria-label={props.label}
          value={value === null ? null : parseDate(value)}
          onChange={(date) => props.onChange?.(date.toString())}
          focusedValue={dayInMonth(visible, [focused.toString(), value, today])}
          onFocusChange={show}
          minValue={toDate(props.minDate)}
          maxValue={toDate(props.maxDate)}
          isDateUnavailable={(date) => props.isDayDisabled?.(date.toString()) ?? false}
          isReadOnly={props.isReadOnly}
          firstDayOfWeek="sun"
        >
          <CalendarToolbar onToday={() => show(parseDate(today))} />
          <CalendarGrid weekdayStyle="short" className={styles.grid}>
            <CalendarGridHeader>
              {(weekday) => (
                <CalendarHeaderCell className={styles.weekday}>{weekday}</CalendarHeaderCell>
              )}
            </CalendarGridHeader>
            <CalendarGridBody>
              {(date) => (
                <CalendarDay
                  date={date}
                  isToday={date.toString() === today}
                  isReadOnly={props.isReadOnly}
                  content={dayContent?.(date.toString())}
                  hasContent={dayContent !== undefined}
                  description={props.dayDescription?.(date.toString())}
                />
              )}
            </CalendarGridBody>
          </CalendarGrid>
        </AriaCalendar>
        <HolidayList month={visible} />
      </div>
    </I18nProvider>
  );
}
