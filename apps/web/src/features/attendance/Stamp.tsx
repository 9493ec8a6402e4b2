import * as styles from './Attendance.css.ts';

/** The mark of a day of attendance; a shape, because colour alone would not be enough. */
export function Stamp() {
  return (
    <svg className={styles.stamp} viewBox="0 0 20 20" aria-hidden="true" focusable="false">
      <path d="M10 1.2 12 3l2.6-.7.9 2.6 2.6.9-.7 2.6L19.2 10l-1.8 2 .7 2.6-2.6.9-.9 2.6-2.6-.7-2 1.8-2-1.8-2.6.7-.9-2.6-2.6-.9.7-2.6L.8 10l1.8-2-.7-2.6 2.6-.9.9-2.6L8 3Z" />
      <path className={styles.tick} d="m6.6 10.2 2.3 2.3 4.5-4.9" />
    </svg>
  );
}
