import { type ReactNode, useMemo } from 'react';
import type { CalendarDate } from '@internationalized/date';
import { CalendarCell } from 'react-aria-components/Calendar';
import { useLocale } from 'react-aria-components/I18nProvider';
import { useMessages } from '../../internal/messages/messages.ts';
import * as styles from './CalendarDay.css.ts';
import { dayLabel, fullDateOf, monthNameOf, toneOf } from './dates.ts';
import { holidaysOn } from './holidays.ts';

interface CalendarDayProps {
  date: CalendarDate;
  isToday: boolean;
  isReadOnly: boolean | undefined;
  /** Whether its month is named, where the days of two months follow each other. */
  hasMonthName: boolean;
  content: ReactNode;
  height: styles.DayHeight;
  description: string | undefined;
}

/** A day of the calendar. */
export function CalendarDay({
  date,
  isToday,
  isReadOnly,
  hasMonthName,
  content,
  height,
  description,
}: CalendarDayProps) {
  const { locale } = useLocale();
  const messages = useMessages();
  const day = date.toString();
  const holidays = holidaysOn(day);
  const fullDate = useMemo(() => fullDateOf(day, locale), [day, locale]);
  const number = (text: string) => (
    <span className={styles.number({ isToday, isHoliday: holidays.length > 0 })}>{text}</span>
  );
  return (
    <CalendarCell
      date={date}
      className={styles.day({ tone: toneOf(date, holidays.length > 0), height, isReadOnly })}
      // react-aria's name of a day depends on the device's clock.
      render={(props, { isSelected }) => (
        <div
          {...props}
          aria-label={dayLabel({
            fullDate,
            isToday,
            isSelected,
            holidays,
            description,
            messages,
          })}
          aria-current={isToday ? 'date' : undefined}
          data-today={isToday || undefined}
        />
      )}
    >
      {({ formattedDate }) => (
        <>
          {hasMonthName ? (
            <span className={styles.named}>
              <span>{monthNameOf(day, locale)}</span>
              {number(formattedDate)}
            </span>
          ) : (
            number(formattedDate)
          )}
          {height !== 'number' && <span className={styles.content[height]}>{content}</span>}
        </>
      )}
    </CalendarCell>
  );
}
