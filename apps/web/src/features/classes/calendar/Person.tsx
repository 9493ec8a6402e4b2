import * as styles from './ClassCalendar.css.ts';

/** A head and shoulders, for those who have reserved. */
export function Person() {
  return (
    <svg className={styles.person} viewBox="0 0 12 12" aria-hidden="true" focusable="false">
      <circle cx="6" cy="3.4" r="2.4" />
      <path d="M1.2 11.2a4.8 4.8 0 0 1 9.6 0Z" />
    </svg>
  );
}
