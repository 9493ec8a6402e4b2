import { useState } from 'react';
import { useControlledState } from 'react-stately/useControlledState';
import { parseDate, type CalendarDate } from '@internationalized/date';
import { Calendar as AriaCalendar } from 'react-aria-components/Calendar';
import type { CalendarProps } from './calendar-props.ts';
import { CalendarDays } from './CalendarDays.tsx';
import { CalendarToolbar } from './CalendarToolbar.tsx';
import { clampDate, initialFocus, isBetween, monthOf, toDate } from './dates.ts';
import { HolidayList } from './HolidayList.tsx';
import { WeeksCalendar } from './WeeksCalendar.tsx';
import * as styles from './Calendar.css.ts';

/** A calendar of a month, or of some weeks, with the public holidays of Korea. */
export function Calendar({ weeks, fold, ...props }: CalendarProps) {
  return weeks === undefined ? (
    <MonthCalendar {...props} />
  ) : (
    <WeeksCalendar {...props} weeks={weeks} fold={fold} />
  );
}

function MonthCalendar({
  label,
  value,
  defaultValue = null,
  onChange,
  today,
  month,
  defaultMonth,
  onMonthChange,
  isDayDisabled,
  dayContent,
  dayDescription,
  isLoading = false,
  isReadOnly,
  minValue,
  maxValue,
  legend,
  autoFocus,
  ...root
}: Omit<CalendarProps, 'weeks' | 'fold'>) {
  const [selected, setSelected] = useControlledState(value, defaultValue);
  const [focusedDate, setFocusedDate] = useState(() =>
    initialFocus(defaultMonth ?? monthOf(selected ?? today), [selected, today]),
  );
  const [previous, setPrevious] = useState(selected);
  // Adjusted while rendering, so that the old month is never painted.
  if (selected !== previous) {
    setPrevious(selected);
    if (selected !== null) setFocusedDate(parseDate(selected));
  }
  const wantedMonth = month ?? monthOf(focusedDate);
  const wantedFocus = initialFocus(wantedMonth, [focusedDate.toString(), selected, today]);
  // Clamped as react-aria does, so that the grid and what is around it show the same month.
  const focused = clampDate(wantedFocus, minValue, maxValue);
  const visibleMonth = monthOf(focused);

  const focusDate = (date: CalendarDate) => {
    setFocusedDate(date);
    if (monthOf(date) !== visibleMonth) onMonthChange?.(monthOf(date));
  };

  const select = (date: string) => {
    setSelected(date);
    onChange?.(date);
  };

  return (
    <div {...root} className={styles.root} aria-busy={isLoading}>
      <AriaCalendar
        aria-label={label}
        value={selected === null ? null : parseDate(selected)}
        onChange={(date) => select(date.toString())}
        focusedValue={focused}
        onFocusChange={focusDate}
        minValue={toDate(minValue)}
        maxValue={toDate(maxValue)}
        isDateUnavailable={(date) => isDayDisabled?.(date.toString()) ?? false}
        isReadOnly={isReadOnly}
        autoFocus={autoFocus}
        firstDayOfWeek="sun"
      >
        <CalendarToolbar
          isTodayDisabled={!isBetween(today, minValue, maxValue)}
          onToday={() => focusDate(parseDate(today))}
        />
        <CalendarDays
          today={today}
          isReadOnly={isReadOnly}
          dayContent={dayContent}
          dayDescription={dayDescription}
        />
      </AriaCalendar>
      <div className={styles.foot}>
        <HolidayList from={`${visibleMonth}-01`} to={`${visibleMonth}-31`} />
        {legend}
      </div>
    </div>
  );
}
