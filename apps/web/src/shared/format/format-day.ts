import { DateFormatter, parseDate } from '@internationalized/date';
import { noValue } from './format.ts';

// A date is formatted in the zone it is converted in, so that the device's own zone never moves it.
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
