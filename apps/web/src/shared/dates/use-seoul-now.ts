import { useSyncExternalStore } from 'react';
import { seoulNow } from './clock.ts';

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
