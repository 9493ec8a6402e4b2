import { useState, type ReactNode } from 'react';
import { useControlledState } from 'react-stately/useControlledState';
import { parseDate, type CalendarDate } from '@internationalized/date';
import {
  Calendar as AriaCalendar,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
} from 'react-aria-components/Calendar';
import type { RootProps } from '../../internal/element-props.ts';
import { CalendarDay } from './CalendarDay.tsx';
import { CalendarToolbar, PastWeeksButton } from './CalendarToolbar.tsx';
import { clampDate, firstDayOfWeek, initialFocus, isBetween, monthOf } from './dates.ts';
import { HolidayList } from './HolidayList.tsx';
import * as styles from './Calendar.css.ts';

/** The props of a Calendar; dates are `YYYY-MM-DD`, months `YYYY-MM`. */
export interface CalendarProps extends RootProps {
  /** The accessible name, followed by the month. */
  label: string;
  /** The selected date; uncontrolled without it. */
  value?: string | null;
  /** The initially selected date. */
  defaultValue?: string | null;
  /** Called for every pressed date, the selected one included. */
  onChange?: (date: string) => void;
  /** Today in the time zone of the dates, whatever the device's clock says. */
  today: string;
  /** The visible month; uncontrolled without it. */
  month?: string;
  /** The month that is visible first; that of the selected date or of today without it. */
  defaultMonth?: string;
  onMonthChange?: (month: string) => void;
  /** Dates that cannot be selected; `dayDescription` says why. */
  isDayDisabled?: (date: string) => boolean;
  /** The content below a day's number. */
  dayContent?: (date: string) => ReactNode;
  /** Added to the accessible name of a day. */
  dayDescription?: (date: string) => string | undefined;
  /** Whether the content and the descriptions of the days are loading. */
  isLoading?: boolean;
  /** Whether dates can be focused but not selected. */
  isReadOnly?: boolean;
  /** The first date that can be focused or selected. */
  minValue?: string;
  /** The last date that can be focused or selected. */
  maxValue?: string;
  /** Collapses the weeks before today's and the selected date's on phones, until a button or the arrow keys expand them. */
  isPastCollapsed?: boolean;
  /** The legend of the marks: a Legend below the days. */
  legend?: ReactNode;
  /** Focuses the selected date or today on mount. */
  autoFocus?: boolean;
}

const toDate = (date: string | undefined) => (date === undefined ? undefined : parseDate(date));

/** A month calendar with the public holidays of Korea. */
export function Calendar({
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
  isPastCollapsed = false,
  legend,
  autoFocus,
  ...root
}: CalendarProps) {
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
  const [isFolded, setFolded] = useState(isPastCollapsed);
  const isPastValue = selected !== null && selected < today && monthOf(selected) === visibleMonth;
  const firstUnfolded = isPastCollapsed
    ? firstDayOfWeek(isPastValue ? selected : today, visibleMonth)
    : null;
  const isPast = (date: CalendarDate) => firstUnfolded !== null && date.compare(firstUnfolded) < 0;

  const focusDate = (date: CalendarDate) => {
    setFocusedDate(date);
    if (isPast(date)) setFolded(false);
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
        {firstUnfolded !== null && (
          <PastWeeksButton isFolded={isFolded} onPress={() => setFolded(!isFolded)} />
        )}
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
                isReadOnly={isReadOnly}
                isFolded={isFolded && isPast(date)}
                content={dayContent?.(date.toString())}
                hasContent={dayContent !== undefined}
                description={dayDescription?.(date.toString())}
              />
            )}
          </CalendarGridBody>
        </CalendarGrid>
      </AriaCalendar>
      <div className={styles.foot}>
        <HolidayList month={visibleMonth} />
        {legend}
      </div>
    </div>
  );
}
