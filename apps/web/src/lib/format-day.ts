import { DateFormatter, parseDate } from '@internationalized/date';
import { noValue } from './format.ts';

// Dates are created and formatted in the same time zone, so that the device's time zone never shifts the day.
const dayAndWeekday = new DateFormatter('ko-KR', {
  month: 'long',
  day: 'numeric',
  weekday: 'short',
  timeZone: 'UTC',
});

/** A date (`YYYY-MM-DD…`) with its weekday: `11월 21일 (토)`. */
export function formatDay(date: string | null) {
  return date === null ? noValue : dayAndWeekday.format(parseDate(date.slice(0, 10)).toDate('UTC'));
}
