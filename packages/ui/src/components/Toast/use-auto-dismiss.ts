import { useEffect, useEffectEvent, useRef, useState } from 'react';

/** The fade-out time in milliseconds; at least as long as the CSS animation. */
const fadeDuration = 160;

interface AutoDismiss {
  /** Milliseconds. */
  duration: number;
  isPaused: boolean;
  onDismiss: () => void;
}

/** Dismisses after the duration and a fade; true while fading. */
export function useAutoDismiss({ duration, isPaused, onDismiss }: AutoDismiss) {
  const remaining = useRef(duration);
  const [isLeaving, setLeaving] = useState(false);
  const dismiss = useEffectEvent(onDismiss);

  useEffect(() => {
    if (isPaused || isLeaving) return undefined;
    const started = performance.now();
    const timer = setTimeout(() => setLeaving(true), remaining.current);
    return () => {
      clearTimeout(timer);
      remaining.current -= performance.now() - started;
    };
  }, [isPaused, isLeaving]);

  useEffect(() => {
    if (!isLeaving) return undefined;
    const timer = setTimeout(() => dismiss(), fadeDuration);
    return () => clearTimeout(timer);
  }, [isLeaving]);

  return isLeaving;
}
