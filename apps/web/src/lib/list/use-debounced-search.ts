import { useEffect, useEffectEvent, useState } from 'react';

const pauseMs = 300;

/**
 * A debounced search field: calls `onSearch` with the text. The field keeps the typed text itself, so that a slow page never changes
 * it.
 */
export function useDebouncedSearch(value: string, onSearch: (text: string) => void) {
  const [typed, setTyped] = useState(value);
  const [sent, setSent] = useState(value);
  const [previous, setPrevious] = useState(value);

  // A value that changes from outside, as after going back, replaces the typed text.
  if (value !== previous) {
    setPrevious(value);
    if (value !== sent) {
      setSent(value);
      setTyped(value);
    }
  }

  const onPause = useEffectEvent((text: string) => {
    if (text === value) return;
    setSent(text);
    onSearch(text);
  });

  useEffect(() => {
    const timer = setTimeout(() => onPause(typed), pauseMs);
    return () => clearTimeout(timer);
  }, [typed]);

  return { typed, setTyped };
}
