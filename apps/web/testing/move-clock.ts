import { setClock } from '../src/lib/clock.ts';

/**
 * Sets the app's clock to a time in Seoul; the mock backend keeps its own clock, by which the token is valid for twelve hours.
 */
export function moveClock(time: string) {
  setClock(() => Date.parse(`${time}+09:00`));
  // Simulates a device that wakes up, so that the page updates its time at once.
  document.dispatchEvent(new Event('visibilitychange'));
}

/** The time so many minutes before another, such as the last at which a rule allows something. */
export function minutesBefore(time: string, minutes: number): string {
  return new Date(Date.parse(`${time}Z`) - minutes * 60_000).toISOString().slice(0, 19);
}
