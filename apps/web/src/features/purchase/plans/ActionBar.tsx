import type { ReactNode } from 'react';
import * as styles from './ActionBar.css.ts';

export interface ActionBarProps {
  /** What is chosen; null while nothing is. */
  choice: { name: string; figure?: string; note?: string } | null;
  /** What stands there until something is chosen. */
  placeholder: string;
  /** The one button that goes on with it. */
  children: ReactNode;
  /** The button is disabled for this person: its reason stands where the choice would. */
  isRefused?: boolean;
}

/** The choice so far and the next step, at the lower edge of the screen. */
export function ActionBar({ choice, placeholder, children, isRefused }: ActionBarProps) {
  if (isRefused) return <div className={styles.refusedBar}>{children}</div>;
  return (
    <div className={styles.bar}>
      <div className={styles.choice}>
        {choice === null ? (
          <p className={styles.note}>{placeholder}</p>
        ) : (
          <>
            <p className={styles.words}>
              <span className={styles.name}>{choice.name}</span>{' '}
              {choice.figure && <span className={styles.figure}>{choice.figure}</span>}
            </p>
            {choice.note && <p className={styles.note}>{choice.note}</p>}
          </>
        )}
      </div>
      {children}
    </div>
  );
}
