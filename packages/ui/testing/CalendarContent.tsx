import * as styles from './CalendarContent.css.ts';

const openClasses: Readonly<Record<string, number>> = {
  '2026-11-21': 3,
  '2026-11-23': 1,
  '2026-11-24': 6,
  '2026-11-27': 2,
  '2026-11-30': 4,
};
const attendedDays = ['02', '04', '06', '09', '13', '18'];

/** How many classes are open on a date; undefined for none. */
export function openClassesOn(date: string): number | undefined {
  return openClasses[date];
}

/** The number of open classes on a date. */
export function OpenClasses({ date }: { date: string }) {
  const count = openClassesOn(date);
  return count === undefined ? null : <span className={styles.count}>{count}개</span>;
}

/** Whether a date is one of the days of attendance. */
export function isAttended(date: string) {
  return attendedDays.some((day) => date === `2026-11-${day}`);
}

/** The mark of a day of attendance. */
export function Stamp() {
  return (
    <svg className={styles.stamp} viewBox="0 0 16 16" aria-hidden="true">
      <circle cx="8" cy="8" r="7" />
      <path d="m4.8 8.2 2.2 2.2 4.2-4.6" />
    </svg>
  );
}
