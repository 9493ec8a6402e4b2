import { useLocale } from 'react-aria-components/I18nProvider';
import { useMessages } from '../../internal/messages/messages.ts';
import { type DateRange, formatDate } from './dates.ts';
import { holidaysBetween } from './holidays.ts';
import * as styles from './Calendar.css.ts';

interface HolidayListProps extends DateRange {
  /** The dates have their month, as they are of several. */
  hasMonths?: boolean;
}

/** The names of the public holidays, which do not fit into a day on phones. */
export function HolidayList({ from, to, hasMonths = false }: HolidayListProps) {
  const messages = useMessages();
  const { locale } = useLocale();
  const holidays = holidaysBetween(from, to);
  if (holidays.length === 0) return null;
  const dayOf = (date: string) =>
    hasMonths
      ? formatDate(date, locale, { month: 'long', day: 'numeric' })
      : messages.dayOfMonth(Number(date.slice(8)));
  return (
    <ul aria-label={messages.holidays} className={styles.holidays}>
      {holidays.map(({ date, names }) => (
        <li key={date} className={styles.holiday}>
          <span className={styles.holidayDay}>{dayOf(date)}</span>{' '}
          <span>{names.filter((name) => name !== dayOf(date)).join(', ')}</span>
        </li>
      ))}
    </ul>
  );
}
