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

export interface CalendarProps {
  /** What the calendar is for; its accessible name, followed by the month. */
  label: string;
  /** The chosen day, `YYYY-MM-DD`. */
  value: string | null;
  /** Called with the pressed day, also when it is the chosen one already. */
  onChange?: (date: string) => void;
  /** Today in the studio's zone; ringed. The device's clock is never asked. */
  today: string;
  /** The month shown, `YYYY-MM`; without it the calendar turns its own pages. */
  month?: string;
  /** Called with the month that is turned to. */
  onMonthChange?: (month: string) => void;
  /** Days that can be read but not chosen; say why in `dayDescription`. */
  isDayDisabled?: (date: string) => boolean;
  /** What a day shows under its number; tell it apart by shape as well as by colour. */
  dayContent?: (date: string) => ReactNode;
  /** What screen readers add to a day's name. */
  dayDescription?: (date: string) => string | undefined;
  /** Days can be read and walked through, none can be chosen. */
  isReadOnly?: boolean;
  /** The first day that can be reached. */
  minDate?: string;
  /** The last day that can be reached. */
  maxDate?: string;
}

const toDate = (date: string | undefined) => (date === undefined ? undefined : parseDate(date));

/** A month of days in Korean: Sundays and public holidays red, Saturdays blue, today ringed, the chosen day filled. */
export function Calendar(props: CalendarProps) {
  const {
    label,
    value,
    onChange,
    today,
    month,
    onMonthChange,
    isDayDisabled,
    dayContent,
    dayDescription,
  } = props;
  const [focused, setFocused] = useState(() => parseDate(value ?? today));
  const [followed, setFollowed] = useState(value);
  if (value !== followed) {
    setFollowed(value);
    if (value !== null) setFocused(parseDate(value));
  }
  const visible = month ?? monthOf(focused);

  const show = (date: CalendarDate) => {
    setFocused(date);
    if (monthOf(date) !== visible) onMonthChange?.(monthOf(date));
  };

  return (
    <I18nProvider locale="ko-KR">
      <div className={styles.root}>
        <AriaCalendar
          aria-label={label}
          value={value === null ? null : parseDate(value)}
          onChange={(date) => onChange?.(date.toString())}
          focusedValue={dayInMonth(visible, [focused.toString(), value, today])}
          onFocusChange={show}
          minValue={toDate(props.minDate)}
          maxValue={toDate(props.maxDate)}
          isDateUnavailable={(date) => isDayDisabled?.(date.toString()) ?? false}
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
                  description={dayDescription?.(date.toString())}
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
