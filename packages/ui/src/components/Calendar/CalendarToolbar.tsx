import { Button, type ButtonProps } from 'react-aria-components/Button';
import { Heading } from 'react-aria-components/Heading';
import { useLocale } from 'react-aria-components/I18nProvider';
import { useMessages } from '../../internal/messages/messages.ts';
import { Icon } from '../Icon/index.ts';
import { type DateRange, isBetween, monthsBetween, turnsFrom } from './dates.ts';
import * as styles from './Calendar.css.ts';

interface PeriodNavigationProps {
  today: ButtonProps;
  previous: ButtonProps;
  next: ButtonProps;
}

/** The buttons that show the month or the weeks of today, and those before and after. */
export function PeriodNavigation({ today, previous, next }: PeriodNavigationProps) {
  return (
    <div className={styles.navigation}>
      <Button {...today} className={styles.todayButton} />
      <Button {...previous} className={styles.arrowButton}>
        <Icon name="chevronLeft" />
      </Button>
      <Button {...next} className={styles.arrowButton}>
        <Icon name="chevronRight" />
      </Button>
    </div>
  );
}

interface CalendarToolbarProps {
  isTodayDisabled: boolean;
  onToday: () => void;
}

/** The month and the buttons that change it. */
export function CalendarToolbar({ isTodayDisabled, onToday }: CalendarToolbarProps) {
  const messages = useMessages();
  return (
    <div className={styles.toolbar}>
      <Heading className={styles.month} />
      <PeriodNavigation
        today={{
          slot: null,
          children: messages.today,
          isDisabled: isTodayDisabled,
          onPress: onToday,
        }}
        previous={{ slot: 'previous', 'aria-label': messages.previousMonth }}
        next={{ slot: 'next', 'aria-label': messages.nextMonth }}
      />
    </div>
  );
}

interface WeeksToolbarProps {
  visible: DateRange;
  today: string;
  minValue: string | undefined;
  maxValue: string | undefined;
  /** The button that shows more or fewer weeks, where there is one. */
  toggle: { label: string; isExpanded: boolean; onPress: () => void } | undefined;
  /** Called with a date of the week to begin with. */
  onTurn: (date: string) => void;
}

/** The months of the visible weeks and the buttons that show others. */
export function WeeksToolbar(props: WeeksToolbarProps) {
  const { visible, today, minValue, maxValue, toggle, onTurn } = props;
  const messages = useMessages();
  const { locale } = useLocale();
  const { hasEarlierWeeks, previous, next } = turnsFrom(visible.from);
  return (
    <div className={styles.toolbar}>
      {/* A live region, because the focus stays on the button. */}
      <div aria-live="polite" className={styles.month}>
        {monthsBetween(visible, today, locale)}
      </div>
      {toggle && (
        <Button
          aria-expanded={toggle.isExpanded}
          onPress={toggle.onPress}
          className={styles.todayButton}
        >
          <span>{toggle.label}</span>
        </Button>
      )}
      {toggle?.isExpanded !== false && (
        <PeriodNavigation
          today={{
            children: messages.today,
            isDisabled: !isBetween(today, minValue, maxValue),
            onPress: () => onTurn(today),
          }}
          previous={{
            'aria-label': hasEarlierWeeks ? messages.showPastWeeks : messages.previousMonth,
            isDisabled: minValue !== undefined && visible.from <= minValue,
            onPress: () => onTurn(previous),
          }}
          next={{
            'aria-label': messages.nextMonth,
            isDisabled: maxValue !== undefined && visible.to >= maxValue,
            onPress: () => onTurn(next),
          }}
        />
      )}
    </div>
  );
}
