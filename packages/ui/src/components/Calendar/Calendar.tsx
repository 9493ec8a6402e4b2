import { useEffect, useState } from 'react';
import { useControlledState } from 'react-stately/useControlledState';
import { parseDate, type CalendarDate } from '@internationalized/date';
import { Calendar as AriaCalendar } from 'react-aria-components/Calendar';
import { afterPaint } from '../../internal/after-paint.ts';
import type { CalendarProps, ShownProps } from './calendar-props.ts';
import { CalendarDays } from './CalendarDays.tsx';
import { CalendarToolbar } from './CalendarToolbar.tsx';
import { clampDate, initialFocus, isBetween, monthOf, toDate } from './dates.ts';
import { HolidayList } from './HolidayList.tsx';
import { WeeksCalendar } from './WeeksCalendar.tsx';
import * as styles from './Calendar.css.ts';

/** A calendar of a month, or of some weeks, with the public holidays of Korea. */
export function Calendar({
  weeks,
  fold,
  value,
  defaultValue = null,
  onChange,
  ...props
}: CalendarProps) {
  const [selected, setSelected] = useControlledState(value, defaultValue);
  const [pressed, press] = useState<string | null>(null);
  // A pressed day is shown, and has the focus, before the page does what follows.
  useEffect(() => {
    if (pressed === null) return undefined;
    return afterPaint(() => {
      press(null);
      setSelected(pressed);
      onChange?.(pressed);
    });
  }, [pressed, setSelected, onChange]);
  const shown = { ...props, selected: pressed ?? selected, onPress: press };
  return weeks === undefined ? (
    <MonthCalendar {...shown} />
  ) : (
    <WeeksCalendar {...shown} weeks={weeks} fold={fold} />
  );
}

function MonthCalendar({
  label,
  selected,
  onPress,
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
}: ShownProps) {
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

  return (
    <div {...root} className={styles.root} aria-busy={isLoading}>
      <AriaCalendar
        aria-label={label}
        value={selected === null ? null : parseDate(selected)}
        onChange={(date) => onPress(date.toString())}
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
