import { parseDate } from '@internationalized/date';
import { dateOf, minuteOf, minutesBetween } from './date-times.ts';
import { formatDay } from './format-day.ts';
import { formatTime } from './format.ts';
import { messages } from './messages.ts';

const nearTexts = messages({
  today: '오늘',
  tomorrow: '내일',
  minutes: '{count}분 뒤',
  hours: { '=0': '{hours}시간 뒤', other: '{hours}시간 {count}분 뒤' },
  days: '{count}일 뒤',
});

const daysBetween = (from: string, to: string) =>
  parseDate(dateOf(to)).compare(parseDate(dateOf(from)));

/** A coming local date-time with its day: `오늘 23:00`, `내일 06:00`, else `11월 28일 (토) 10:00`. */
export function formatNearTime(time: string, now: string): string {
  const near = [nearTexts.today, nearTexts.tomorrow][daysBetween(now, time)];
  return `${near ?? formatDay(time)} ${formatTime(time)}`;
}

/** The time until a coming local date-time: `40분 뒤`, `3시간 뒤`, `1시간 50분 뒤`, from a day on by dates: `2일 뒤`. */
export function formatTimeLeft(time: string, now: string): string {
  const minutes = minutesBetween(minuteOf(now), minuteOf(time));
  if (minutes < 60) return nearTexts.minutes({ count: minutes });
  if (minutes >= 24 * 60) return nearTexts.days({ count: daysBetween(now, time) });
  return nearTexts.hours({ hours: Math.floor(minutes / 60), count: minutes % 60 });
}
