import { parseDate } from '@internationalized/date';
import { type KeyboardEvent, useContext, useState, useSyncExternalStore } from 'react';
import {
  Calendar as AriaCalendar,
  type CalendarProps as AriaCalendarProps,
  CalendarStateContext,
  type DateValue,
} from 'react-aria-components/Calendar';
import { I18nProvider, useLocale } from 'react-aria-components/I18nProvider';
import { useLayoutEffect } from '../../internal/layout-effect.ts';
import { useMessages } from '../../internal/messages/messages.ts';
import { ButtonBase } from '../Button/Button.tsx';
import { ariaProps, type CalendarProps, type ShownProps } from './calendar-props.ts';
import { CalendarDays } from './CalendarDays.tsx';
import { CalendarToolbar } from './CalendarToolbar.tsx';
import {
  clampDate,
  dateByKey,
  datesBetween,
  type DateRange,
  firstShown,
  isBetween,
  monthsBetween,
  turnsFrom,
  weeksFrom,
} from './dates.ts';
import { HolidayList } from './HolidayList.tsx';
import * as styles from './Calendar.css.ts';

const narrow = '(width < 40rem)';

function onNarrowChange(listener: () => void) {
  const list = window.matchMedia(narrow);
  list.addEventListener('change', listener);
  return () => list.removeEventListener('change', listener);
}

/** True in a window as narrow as a phone's; false in a prerendered page. */
function useIsNarrow() {
  return useSyncExternalStore(
    onNarrowChange,
    () => window.matchMedia(narrow).matches,
    () => false,
  );
}

/** Reports the dates that react-aria shows, which it changes itself when the focus leaves them. */
function VisibleRange({ onChange }: { onChange: (range: DateRange) => void }) {
  const { start, end } = useContext(CalendarStateContext)!.visibleRange;
  const from = start.toString();
  const to = end.toString();
  useLayoutEffect(() => onChange({ from, to }), [from, to, onChange]);
  return null;
}

type AriaWeeksProps = Omit<AriaCalendarProps<DateValue>, 'focusedValue'> & {
  /** A date of the week to begin with. */
  first: string;
  focused: string;
};

/** react-aria's calendar, which begins with the week of the date that is focused first. */
function AriaWeeks({ first, focused, ...props }: AriaWeeksProps) {
  const [isAligned, setIsAligned] = useState(false);
  useLayoutEffect(() => setIsAligned(true), []);
  return <AriaCalendar {...props} focusedValue={parseDate(isAligned ? focused : first)} />;
}

/** A calendar of the coming weeks, also across the end of a month. */
export function WeeksCalendar({
  weeks: allWeeks,
  fold,
  ...props
}: ShownProps & Pick<CalendarProps, 'fold'> & { weeks: number }) {
  const { label, selected, today, minValue, maxValue } = props;
  const { locale } = useLocale();
  const messages = useMessages();
  const isNarrow = useIsNarrow();
  const [isExpanded, setIsExpanded] = useState(false);
  const isFoldable = fold !== undefined && isNarrow;
  const weeks = isFoldable && !isExpanded ? fold.weeks : allWeeks;
  const clamp = (date: string) => clampDate(parseDate(date), minValue, maxValue).toString();
  const initialView = () => ({
    turns: 0,
    first: firstShown(weeks, today, selected),
    focused: selected ?? today,
  });
  const [view, setView] = useState(initialView);
  const [visible, setVisible] = useState(() => weeksFrom(view.first, weeks));
  const [previous, setPrevious] = useState(selected);
  const focusDate = (date: string) => setView((current) => ({ ...current, focused: date }));
  // Adjusted while rendering, so that the old weeks are never painted.
  if (selected !== previous) {
    setPrevious(selected);
    if (selected !== null) focusDate(selected);
  }
  const [shownWeeks, setShownWeeks] = useState(weeks);
  if (weeks !== shownWeeks) {
    setShownWeeks(weeks);
    setView(({ turns }) => ({ ...initialView(), turns: turns + 1 }));
  }
  const focused = clamp(view.focused);

  const turnTo = (date: string) =>
    setView(({ turns }) => ({ turns: turns + 1, first: date, focused: date }));

  const { hasEarlierWeeks, previous: earlier, next: later } = turnsFrom(visible.from);
  const turns = {
    today: {
      label: messages.today,
      isDisabled: !isBetween(today, minValue, maxValue),
      onPress: () => turnTo(today),
    },
    previous: {
      label: hasEarlierWeeks ? messages.showPastWeeks : messages.previousMonth,
      isDisabled: minValue !== undefined && visible.from <= minValue,
      onPress: () => turnTo(earlier),
    },
    next: {
      label: messages.nextMonth,
      isDisabled: maxValue !== undefined && visible.to >= maxValue,
      onPress: () => turnTo(later),
    },
  };

  const moveByKey = (event: KeyboardEvent) => {
    if (!(event.target as Element).closest('[role="grid"]')) return;
    const date = dateByKey(focused, event.key, event.shiftKey);
    if (date === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    focusDate(date);
  };

  return (
    <div
      id={props.id}
      data-testid={props['data-testid']}
      className={fold ? styles.lowRoot : styles.root}
      aria-busy={props.isLoading === true}
      // Before react-aria, which would move by a week.
      onKeyDownCapture={moveByKey}
    >
      <CalendarToolbar turns={isFoldable && !isExpanded ? undefined : turns}>
        {/* A live region, because the focus stays on the button. */}
        <div aria-live="polite" className={styles.month}>
          {monthsBetween(visible, today, locale)}
        </div>
        {isFoldable && (
          <ButtonBase
            variant="ghost"
            size="sm"
            aria-expanded={isExpanded}
            onPress={() => setIsExpanded(!isExpanded)}
          >
            {isExpanded ? fold.collapseLabel : fold.expandLabel}
          </ButtonBase>
        )}
      </CalendarToolbar>
      {/* react-aria takes the first day of the visible weeks from the language only. */}
      <I18nProvider locale={`${locale}-u-fw-sun`}>
        <AriaWeeks
          {...ariaProps(props)}
          key={view.turns}
          first={clamp(view.first)}
          focused={focused}
          onFocusChange={(date) => focusDate(date.toString())}
          visibleDuration={{ weeks }}
          selectionAlignment="start"
        >
          <VisibleRange onChange={setVisible} />
          <CalendarDays
            {...props}
            gridLabel={`${label}, ${datesBetween(visible, locale)}`}
            hasMonthNames
            isLow={fold !== undefined}
          />
        </AriaWeeks>
      </I18nProvider>
      <div className={styles.foot}>
        <HolidayList {...visible} hasMonths />
        {props.legend}
      </div>
    </div>
  );
}
