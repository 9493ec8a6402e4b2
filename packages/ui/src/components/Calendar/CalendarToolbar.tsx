import type { ReactNode } from 'react';
import { Button } from '../Button/index.ts';
import { IconButton, type IconButtonProps } from '../IconButton/index.ts';
import * as styles from './Calendar.css.ts';

type Turn = Pick<IconButtonProps, 'label' | 'isDisabled' | 'onPress'>;

interface CalendarToolbarProps {
  /** The visible period, and a button that shows more of it. */
  children: ReactNode;
  /** The buttons that show another period. */
  turns: { today: Turn; previous: Turn; next: Turn } | undefined;
}

/** The visible period and the buttons that show another one. */
export function CalendarToolbar({ children, turns }: CalendarToolbarProps) {
  return (
    <div className={styles.toolbar}>
      {children}
      {turns && (
        <div className={styles.navigation}>
          <Button
            variant="ghost"
            size="sm"
            isDisabled={turns.today.isDisabled}
            onPress={turns.today.onPress}
          >
            {turns.today.label}
          </Button>
          <IconButton {...turns.previous} icon="chevronLeft" variant="ghost" size="sm" />
          <IconButton {...turns.next} icon="chevronRight" variant="ghost" size="sm" />
        </div>
      )}
    </div>
  );
}
