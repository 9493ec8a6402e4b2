import { Button } from 'react-aria-components/Button';
import { Heading } from 'react-aria-components/Heading';
import { Icon } from '../Icon/index.ts';
import * as styles from './Calendar.css.ts';

/** The month and the buttons that change it. */
export function CalendarToolbar({ onToday }: { onToday: () => void }) {
  return (
    <div className={styles.toolbar}>
      <Heading className={styles.month} />
      <Button slot={null} className={styles.todayButton} onPress={onToday}>
        오늘
      </Button>
      <Button slot="previous" aria-label="이전 달" className={styles.turn}>
        <Icon name="chevronLeft" />
      </Button>
      <Button slot="next" aria-label="다음 달" className={styles.turn}>
        <Icon name="chevronRight" />
      </Button>
    </div>
  );
}
