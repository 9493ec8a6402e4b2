import { useRef } from 'react';

/** Runs `work`, one run at a time: what is asked for meanwhile is dropped, so that a double click sends once. */
export function useOnce(work: () => Promise<void>) {
  const isRunning = useRef(false);
  return async () => {
    if (isRunning.current) return;
    isRunning.current = true;
    try {
      await work();
    } finally {
      isRunning.current = false;
    }
  };
}
