import { Button, type ButtonProps } from 'react-aria-components/Button';
import { Icon } from '../Icon/index.ts';
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
