import { useEffect, useState } from 'react';
import { parseDate, type CalendarDate } from '@internationalized/date';
import { Calendar as AriaCalendar } from 'react-aria-components/Calendar';
import { Heading } from 'react-aria-components/Heading';
import { afterPaint } from '../../internal/after-paint.ts';
import { useMessages } from '../../internal/messages/messages.ts';
import { ariaProps, type CalendarProps, type ShownProps } from './calendar-props.ts';
import { CalendarDays } from './CalendarDays.tsx';
import { CalendarToolbar } from './CalendarToolbar.tsx';
import { clampDate, initialFocus, isBetween, monthOf } from './dates.ts';
import { HolidayList } from './HolidayList.tsx';
import { WeeksCalendar } from './WeeksCalendar.tsx';
import * as styles from './Calendar.css.ts';

/** A calendar of a month, or of some weeks, with the public holidays of Korea. */
export function Calendar({ weeks, fold, value, onChange, ...props }: CalendarProps) {
  const [pressed, press] = useState<string | null>(null);
  // A pressed day is shown, and has the focus, before the page does what follows.
  useEffect(() => {
    if (pressed === null) return undefined;
    return afterPaint(() => {
      press(null);
      onChange?.(pressed);
    });
  }, [pressed, onChange]);
  const shown = { ...props, selected: pressed ?? value, onPress: press };
  return weeks === undefined ? (
    <MonthCalendar {...shown} />
  ) : (
    <WeeksCalendar {...shown} weeks={weeks} fold={fold} />
  );
}

function MonthCalendar(props: ShownProps) {
  const { selected, today, month, onMonthChange, minValue, maxValue } = props;
  const messages = useMessages();
  const [focusedDate, setFocusedDate] = useState(() => parseDate(selected ?? today));
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
    <div
      id={props.id}
      data-testid={props['data-testid']}
      className={styles.root}
      aria-busy={props.isLoading === true}
    >
      <AriaCalendar {...ariaProps(props)} focusedValue={focused} onFocusChange={focusDate}>
        <CalendarToolbar
          turns={{
            today: {
              label: messages.today,
              isDisabled: !isBetween(today, minValue, maxValue),
              onPress: () => focusDate(parseDate(today)),
            },
            previous: {
              label: messages.previousMonth,
              isDisabled: minValue !== undefined && `${visibleMonth}-01` <= minValue,
              onPress: () => focusDate(focused.subtract({ months: 1 })),
            },
            next: {
              label: messages.nextMonth,
              isDisabled: maxValue !== undefined && `${visibleMonth}-31` >= maxValue,
              onPress: () => focusDate(focused.add({ months: 1 })),
            },
          }}
        >
          <Heading className={styles.month} />
        </CalendarToolbar>
        <CalendarDays {...props} />
      </AriaCalendar>
      <div className={styles.foot}>
        <HolidayList from={`${visibleMonth}-01`} to={`${visibleMonth}-31`} />
        {props.legend}
      </div>
    </div>
  );
}
