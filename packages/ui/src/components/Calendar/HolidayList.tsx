import { holidaysIn } from './holidays.ts';
import { useMessages } from '../../internal/messages/messages.ts';
import * as styles from './Calendar.css.ts';

/** The names of the month's public holidays, which do not fit into a day on phones. */
export function HolidayList({ month }: { month: string }) {
  const messages = useMessages();
  const holidays = holidaysIn(month);
  if (holidays.length === 0) return null;
  return (
    <ul aria-label={messages.holidays} className={styles.holidays}>
      {holidays.map(({ day, names }) => (
        <li key={day} className={styles.holiday}>
          <span className={styles.holidayDay}>{messages.dayOfMonth(day)}</span> {names.join(', ')}
        </li>
      ))}
    </ul>
  );
}
