import { Button } from 'react-aria-components/Button';
import { Heading } from 'react-aria-components/Heading';
import { Icon } from '../Icon/index.ts';
import { useMessages } from '../../internal/messages/messages.ts';
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
  );
}

interface PastWeeksButtonProps {
  isFolded: boolean;
  onPress: () => void;
}

/** Expands or collapses the weeks before today's; on phones only. */
export function PastWeeksButton({ isFolded, onPress }: PastWeeksButtonProps) {
  const messages = useMessages();
  return (
    <div className={styles.pastWeeks}>
      <Button slot={null} className={styles.todayButton} onPress={onPress}>
        {isFolded ? messages.showPastWeeks : messages.hidePastWeeks}
        <span className={isFolded ? undefined : styles.turned}>
          <Icon name="chevronDown" size="sm" />
        </span>
      </Button>
    </div>
  );
}
