import type { ReactNode } from 'react';
import * as styles from './CalendarLegend.css.ts';

export interface CalendarLegendProps {
  signs: readonly { sign: ReactNode; meaning: string }[];
}

/** The legend below a calendar. */
export function CalendarLegend({ signs }: CalendarLegendProps) {
  return (
    <ul role="list" className={styles.legend} aria-label="달력 표시">
      {signs.map(({ sign, meaning }) => (
        <li key={meaning} className={styles.item}>
          <span className={styles.sign} aria-hidden="true">
            {sign}
          </span>
          {meaning}
        </li>
      ))}
    </ul>
  );
}
