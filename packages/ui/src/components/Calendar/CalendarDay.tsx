import { type CalendarDate, isSameDay, isSameMonth } from '@internationalized/date';
import { memo, type MouseEvent, type ReactNode, useRef } from 'react';
import { useCalendarCell } from 'react-aria/useCalendar';
import { useLocale } from 'react-aria-components/I18nProvider';
import type { CalendarSelectionMode, CalendarState } from 'react-stately/useCalendarState';
import { useMessages } from '../../internal/messages/messages.ts';
import * as styles from './CalendarDay.css.ts';
import { dayLabel, formatDate, toneOf } from './dates.ts';
import { holidaysOn } from './holidays.ts';

interface CalendarDayProps {
  state: CalendarState<CalendarSelectionMode>;
  date: CalendarDate;
  isToday: boolean;
  isReadOnly: boolean | undefined;
  /** Names its month, where the days of two months follow each other. */
  hasMonthName: boolean;
  content: ((date: string) => ReactNode) | undefined;
  height: styles.DayHeight;
  description: string | undefined;
}

function Day(props: CalendarDayProps) {
  const { state, date, isToday, isReadOnly, hasMonthName, content, height, description } = props;
  const { locale } = useLocale();
  const messages = useMessages();
  const ref = useRef<HTMLDivElement>(null);
  const isOutsideMonth =
    !state.visibleDuration.weeks && !isSameMonth(date, state.visibleRange.start);
  const { cellProps, buttonProps, formattedDate, ...cell } = useCalendarCell(
    { date, isOutsideMonth },
    state,
    ref,
  );
  const { tabIndex, onFocus, 'aria-disabled': isInert } = buttonProps;
  // Of the browser, which answers sooner than react-aria's; the grid has the keys.
  const press = {
    onMouseDown: (event: MouseEvent) => event.preventDefault(),
    onClick: (event: MouseEvent<HTMLElement>) => {
      // Before anything is rendered, because the browser computes the layout for it.
      event.currentTarget.focus({ preventScroll: true });
      state.selectDate(date);
    },
  };
  const day = date.toString();
  const holidays = holidaysOn(day);
  const isHoliday = holidays.length > 0;
  const number = <span className={styles.number}>{formattedDate}</span>;
  return (
    <td {...cellProps}>
      <div
        ref={ref}
        role="button"
        tabIndex={tabIndex}
        aria-disabled={isInert}
        // Nothing is to be rendered again for a day that react-aria itself has focused.
        onFocus={cell.isFocused ? undefined : onFocus}
        {...(!isInert && !isReadOnly && press)}
        className={styles.day({ tone: toneOf(date, isHoliday), height })}
        // react-aria's name of a day depends on the device's clock.
        aria-label={dayLabel({
          fullDate: formatDate(day, locale, { dateStyle: 'full' }),
          isToday,
          isSelected: cell.isSelected,
          holidays,
          description,
          messages,
        })}
        aria-current={isToday ? 'date' : undefined}
        data-selected={cell.isSelected || undefined}
        data-unavailable={cell.isUnavailable || undefined}
        data-disabled={cell.isDisabled || undefined}
        data-holiday={isHoliday || undefined}
        data-outside-month={isOutsideMonth || undefined}
      >
        {hasMonthName ? (
          <span className={styles.named}>
            <span>{formatDate(day, locale, { month: 'short' })}</span>
            {number}
          </span>
        ) : (
          number
        )}
        {height !== 'number' && <span className={styles.content[height]}>{content?.(day)}</span>}
      </div>
    </td>
  );
}

/** What decides how a day is shown. */
const shownBy = ({ state, date, ...props }: CalendarDayProps) => [
  date.toString(),
  state.visibleRange.start.toString(),
  state.isSelected(date),
  state.isCellFocused(date),
  isSameDay(date, state.focusedDate),
  state.isCellUnavailable(date),
  state.isCellDisabled(date),
  ...Object.values(props),
];

/** A day of the calendar; react-aria's state is a new one after each press, which only two days show. */
export const CalendarDay = memo(Day, (before, after) => {
  const shown = shownBy(before);
  return shownBy(after).every((value, index) => value === shown[index]);
});
