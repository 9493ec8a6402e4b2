import { holidaysIn } from './holidays.ts';
import * as styles from './Calendar.css.ts';

/** The month's public holidays by name, since a day of a phone's width has no room for them. */
export function HolidayList({ month }: { month: string }) {
  const holidays = holidaysIn(month);
  if (holidays.length === 0) return null;
  return (
    <ul aria-label="공휴일" className={styles.holidays}>
      {holidays.map(({ day, names }) => (
        <li key={day} className={styles.holiday}>
          <span className={styles.holidayDay}>{day}일</span> {names.join(', ')}
        </li>
      ))}
    </ul>
  );
}
