import { Button } from 'react-aria-components/Button';
import { Heading } from 'react-aria-components/Heading';
import { useLocale } from 'react-aria-components/I18nProvider';
import { Icon } from '../Icon/index.ts';
import { useMessages } from '../../internal/messages/messages.ts';
import { type DateRange, isBetween, monthsBetween, turnsFrom } from './dates.ts';
import * as styles from './Calendar.css.ts';

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
      <div className={styles.turns}>
        <Button
          slot={null}
          className={styles.todayButton}
          isDisabled={isTodayDisabled}
          onPress={onToday}
        >
          {messages.today}
        </Button>
        <Button slot="previous" aria-label={messages.previousMonth} className={styles.turn}>
          <Icon name="chevronLeft" />
        </Button>
        <Button slot="next" aria-label={messages.nextMonth} className={styles.turn}>
          <Icon name="chevronRight" />
        </Button>
      </div>
    </div>
  );
}

interface WeeksToolbarProps {
  visible: DateRange;
  today: string;
  minValue: string | undefined;
  maxValue: string | undefined;
  /** Called with a date of the week to begin with. */
  onTurn: (date: string) => void;
}

/** The months of the visible weeks and the buttons that show others. */
export function WeeksToolbar({ visible, today, minValue, maxValue, onTurn }: WeeksToolbarProps) {
  const messages = useMessages();
  const { locale } = useLocale();
  const { hasEarlierWeeks, previous, next } = turnsFrom(visible.from);
  return (
    <div className={styles.toolbar}>
      {/* A live region, because the focus stays on the button. */}
      <div aria-live="polite" className={styles.month}>
        {monthsBetween(visible, today, locale)}
      </div>
      <div className={styles.turns}>
        <Button
          className={styles.todayButton}
          isDisabled={!isBetween(today, minValue, maxValue)}
          onPress={() => onTurn(today)}
        >
          {messages.today}
        </Button>
        <Button
          aria-label={hasEarlierWeeks ? messages.showPastWeeks : messages.previousMonth}
          className={styles.turn}
          isDisabled={minValue !== undefined && visible.from <= minValue}
          onPress={() => onTurn(previous)}
        >
          <Icon name="chevronLeft" />
        </Button>
        <Button
          aria-label={messages.nextMonth}
          className={styles.turn}
          isDisabled={maxValue !== undefined && visible.to >= maxValue}
          onPress={() => onTurn(next)}
        >
          <Icon name="chevronRight" />
        </Button>
      </div>
    </div>
  );
}
