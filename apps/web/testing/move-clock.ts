import { setClock } from '../src/shared/dates/clock.ts';

/** Moves the app's clock to a time in Seoul; the mock backend keeps its own, and the token lasts for twelve hours of it. */
export function moveClock(time: string) {
  setClock(() => Date.parse(`${time}+09:00`));
  // As a device that wakes up: the page looks at the clock at once.
  document.dispatchEvent(new Event('visibilitychange'));
}
