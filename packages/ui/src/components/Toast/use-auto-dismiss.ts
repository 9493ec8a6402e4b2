import { useEffect, useEffectEvent, useRef, useState } from 'react';

/** How long the fade at the end may take; the style sheet's is not longer. */
const fade = 160;

interface Countdown {
  /** Milliseconds until the end. */
  duration: number;
  /** Holds the rest of the time back. */
  isPaused: boolean;
  onDismiss: () => void;
}

/** Counts down, standing still while paused; true while the end fades out. */
export function useAutoDismiss({ duration, isPaused, onDismiss }: Countdown) {
  const left = useRef(duration);
  const [isLeaving, setLeaving] = useState(false);
  const finish = useEffectEvent(onDismiss);

  useEffect(() => {
    if (isPaused || isLeaving) return undefined;
    const started = performance.now();
    const timer = setTimeout(() => setLeaving(true), left.current);
    return () => {
      clearTimeout(timer);
      left.current -= performance.now() - started;
    };
  }, [isPaused, isLeaving]);

  useEffect(() => {
    if (!isLeaving) return undefined;
    const timer = setTimeout(() => finish(), fade);
    return () => clearTimeout(timer);
  }, [isLeaving]);

  return isLeaving;
}
