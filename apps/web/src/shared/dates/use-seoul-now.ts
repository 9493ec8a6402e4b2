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

/** The minute in Asia/Seoul, `YYYY-MM-DDTHH:mm`, kept current while the page stays open, over midnight as well. */
export function useSeoulNow() {
  return useSyncExternalStore(subscribe, minute, minute);
}

const today = () => seoulNow().slice(0, 10);

/** Today in Asia/Seoul, `YYYY-MM-DD`, kept current over midnight. */
export function useSeoulToday() {
  return useSyncExternalStore(subscribe, today, today);
}
