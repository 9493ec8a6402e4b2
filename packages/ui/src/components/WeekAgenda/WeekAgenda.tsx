import { parseDate } from '@internationalized/date';
import type { KeyboardEvent } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import type { RootProps } from '../../internal/element-props.ts';
import { afterPaint } from '../../internal/after-paint.ts';
import { useMessages } from '../../internal/messages/messages.ts';
import { datesBetween, daysBetween, formatDate, toneOf, weeksFrom } from '../Calendar/dates.ts';
import { HolidayList } from '../Calendar/HolidayList.tsx';
import { holidaysOn } from '../Calendar/holidays.ts';
import { CalendarToolbar } from '../Calendar/CalendarToolbar.tsx';
import { month } from '../Calendar/Calendar.css.ts';
import { AgendaCell, type WeekAgendaItem } from './AgendaCell.tsx';
import { cellByKey, daysOf, hourOf, hoursBetween, timeOf } from './cells.ts';
import { useFocusedCell } from './use-focused-cell.ts';
import * as styles from './WeekAgenda.css.ts';

/** The props of a WeekAgenda; dates are `YYYY-MM-DD`, times `YYYY-MM-DDTHH:mm`. */
export interface WeekAgendaProps extends RootProps {
  /** The accessible name, followed by the dates of the week. */
  label: string;
  /** Any date of the visible week. */
  value: string;
  /** Called with a date of another week. */
  onChange: (date: string) => void;
  /** The current minute in the time zone of the times, whatever the device's clock says. */
  now: string;
  items: readonly WeekAgendaItem[];
  /** The first and the last hour that is visible at least; hours with items always are. */
  hours?: readonly [first: number, last: number];
  /** Called with the time of a pressed hour, with or without items. */
  onHourPress: (time: string) => void;
  /** Hours without items that cannot be pressed; `hourDescription` says why. */
  isHourDisabled?: (time: string) => boolean;
  /** The accessible name of an hour without items, after its weekday and time. */
  hourDescription?: (time: string) => string | undefined;
  /** The items are loading. */
  isLoading?: boolean;
}

/** Placeholder rows while the items load, which decide how many hours are shown. */
function EmptyRows() {
  return Array.from({ length: 18 }, (_, row) => (
    <div key={row} className={styles.row} aria-hidden="true">
      {Array.from({ length: 8 }, (_cell, column) => (
        <span key={column} className={column === 0 ? undefined : styles.cell()} />
      ))}
    </div>
  ));
}

/** The head of a day's column. */
function Day({ date, isToday }: { date: string; isToday: boolean }) {
  const { locale } = useLocale();
  return (
    <span
      role="columnheader"
      aria-current={isToday ? 'date' : undefined}
      className={styles.day({
        tone: toneOf(parseDate(date), holidaysOn(date).length > 0),
        isToday,
      })}
    >
      <span>{formatDate(date, locale, { weekday: 'short' })}</span>{' '}
      <span className={styles.number}>{Number(date.slice(8))}</span>
    </span>
  );
}

/** A week with a column for each day and a row for each hour. */
export function WeekAgenda({
  label,
  value,
  onChange,
  now,
  items,
  hours: [first, last] = [6, 23],
  onHourPress,
  isHourDisabled,
  hourDescription,
  isLoading = false,
  ...root
}: WeekAgendaProps) {
  const { locale, direction } = useLocale();
  const messages = useMessages();
  const week = weeksFrom(value, 1);
  const days = daysOf(week.from);
  const today = now.slice(0, 10);
  const ofWeek = items.filter(({ time }) => days.includes(time.slice(0, 10)));
  const hours = hoursBetween([first, last, ...ofWeek.map(({ time }) => hourOf(time))]);
  const { grid, focused, focus, setFocused } = useFocusedCell({
    days,
    hours,
    initial: days.includes(today) ? now : `${week.from}T00:00`,
  });

  const turnBy = (weeks: number) => onChange(parseDate(value).add({ weeks }).toString());
  const move = (event: KeyboardEvent) => {
    const next = cellByKey(focused, event.key, { days, hours, isMirrored: direction === 'rtl' });
    if (next === undefined) return;
    event.preventDefault();
    focus(next);
    if (!days.includes(next.date)) onChange(next.date);
  };

  return (
    <div {...root} className={styles.root} aria-busy={isLoading}>
      <div className={styles.head}>
        <CalendarToolbar
          turns={{
            today: { label: messages.thisWeek, onPress: () => onChange(today) },
            previous: { label: messages.previousWeek, onPress: () => turnBy(-1) },
            next: { label: messages.nextWeek, onPress: () => turnBy(1) },
          }}
        >
          {/* A live region, because the focus stays on the button. */}
          <div aria-live="polite" className={month}>
            {daysBetween(week, today, locale)}
          </div>
        </CalendarToolbar>
      </div>
      <div className={styles.scroll}>
        <div
          ref={grid}
          role="grid"
          tabIndex={-1}
          aria-label={`${label}, ${datesBetween(week, locale)}`}
          className={styles.grid}
          onKeyDown={move}
        >
          <div role="row" className={styles.row}>
            <span />
            {days.map((date) => (
              <Day key={date} date={date} isToday={date === today} />
            ))}
          </div>
          {isLoading ? (
            <EmptyRows />
          ) : (
            hours.map((hour) => (
              <div key={hour} role="row" className={styles.row}>
                <span role="rowheader" className={styles.hour}>
                  {timeOf(today, hour).slice(11)}
                </span>
                {days.map((date) => {
                  const time = timeOf(date, hour);
                  const isThisHour = (other: string) => other.startsWith(time.slice(0, 13));
                  const ofHour = ofWeek.filter((item) => isThisHour(item.time));
                  return (
                    <AgendaCell
                      key={date}
                      time={time}
                      weekday={formatDate(date, locale, { weekday: 'long' })}
                      items={ofHour}
                      nowMinute={isThisHour(now) ? Number(now.slice(14, 16)) : null}
                      isToday={date === today}
                      isFocusable={focused.date === date && focused.hour === hour}
                      isDisabled={ofHour.length === 0 && isHourDisabled?.(time) === true}
                      description={hourDescription?.(time)}
                      onFocus={() => setFocused({ date, hour })}
                      // Only then the pressed hour has the focus, which a dialog returns when it closes.
                      onPress={() => afterPaint(() => onHourPress(time))}
                    />
                  );
                })}
              </div>
            ))
          )}
        </div>
      </div>
      <div className={styles.foot}>
        <HolidayList {...week} hasMonths />
      </div>
    </div>
  );
}
