import { parseDate, parseDateTime } from '@internationalized/date';
import { dateOf, minuteOf } from '../dates/date-times.ts';
import { messages } from '../messages.ts';

const texts = messages({
  minutes: '{minutes}분 후',
  hours: '{hours}시간 후',
  hoursAndMinutes: '{hours}시간 {minutes}분 후',
  tomorrow: '내일',
  days: '{days}일 후',
});

const millisecondsOf = (time: string) => parseDateTime(minuteOf(time)).toDate('UTC').getTime();

/** The time until a later local date-time: hours and minutes on the same day, otherwise days. */
export function formatTimeLeft(time: string, now: string) {
  const days = parseDate(dateOf(time)).compare(parseDate(dateOf(now)));
  if (days === 1) return texts.tomorrow;
  if (days > 1) return texts.days({ days });
  const left = Math.round((millisecondsOf(time) - millisecondsOf(now)) / 60_000);
  const [hours, minutes] = [Math.floor(left / 60), left % 60];
  if (hours === 0) return texts.minutes({ minutes });
  return minutes === 0 ? texts.hours({ hours }) : texts.hoursAndMinutes({ hours, minutes });
}
