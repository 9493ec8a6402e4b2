/**
 * A local time in Seoul, `YYYY-MM-DDTHH:mm` with or without seconds; local times can be compared as strings
 * (docs/product.md#time).
 */
export type LocalTime = string;

export function dateOf(time: LocalTime): string {
  return time.slice(0, 10);
}

export function daysLater(date: string, days: number): string {
  return dateOf(new Date(Date.parse(date) + days * 86_400_000).toISOString());
}

function minutesLater(time: LocalTime, minutes: number): LocalTime {
  const later = new Date(Date.parse(`${time}Z`) + minutes * 60_000);
  return later.toISOString().slice(0, time.length);
}

/** True for a time at most this many minutes after `now`, with the precision of `now` (minutes or seconds). */
export function isWithin(time: LocalTime, minutes: number, now: LocalTime): boolean {
  return time.slice(0, now.length) <= (minutes === 0 ? now : minutesLater(now, minutes));
}
