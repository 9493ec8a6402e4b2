import { useSyncExternalStore } from 'react';

// Module state, since the whole app has one clock, which stories, tests and the mocks set.
let source = () => Date.now();

/** The current instant in milliseconds; the only place in the app that reads the device's clock. */
export function now() {
  return source();
}

/** A monotonic clock in milliseconds for measuring intervals, independent of changes to the device's clock. */
export function elapsed() {
  return performance.now();
}

/** Replaces the clock in stories and tests; returns a function that restores it. */
export function setClock(next: () => number) {
  const previous = source;
  source = next;
  return () => {
    source = previous;
  };
}

const seoul = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Asia/Seoul',
  dateStyle: 'short',
  timeStyle: 'medium',
});

/**
 * Formats an instant in milliseconds as a date-time in Asia/Seoul, `YYYY-MM-DDTHH:mm:ss`, whatever the device's time zone
 * (docs/product.md#time).
 */
export function seoulTimeOf(instant: number) {
  return seoul.format(instant).replace(' ', 'T');
}

/** The current date-time in Asia/Seoul. */
export function seoulNow() {
  return seoulTimeOf(now());
}

/** Today's date in Asia/Seoul, `YYYY-MM-DD`. */
export function seoulToday() {
  return seoulNow().slice(0, 10);
}

const checkEvery = 5_000;

function subscribe(listener: () => void) {
  const timer = setInterval(listener, checkEvery);
  document.addEventListener('visibilitychange', listener);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', listener);
  };
}

const minute = () => seoulNow().slice(0, 16);

/** The current date-time in Asia/Seoul to the minute, `YYYY-MM-DDTHH:mm`. */
export function useSeoulNow() {
  return useSyncExternalStore(subscribe, minute, minute);
}

const today = () => seoulNow().slice(0, 10);

/** Today in Asia/Seoul, `YYYY-MM-DD`; updated at midnight. */
export function useSeoulToday() {
  return useSyncExternalStore(subscribe, today, today);
}
