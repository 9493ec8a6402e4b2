import { useEffect, useEffectEvent, useState } from 'react';

const pauseMs = 300;

/**
 * A debounced search field: calls `onSearch` with the normalized text. The field keeps the typed text itself, so that a slow
 * response or an input method (IME) never changes it.
 */
export function useDebouncedSearch(
  value: string,
  onSearch: (text: string) => void,
  normalize = (typed: string) => typed,
) {
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

  const search = (text: string) => {
    const wanted = normalize(text);
    if (wanted === value) return;
    setSent(wanted);
    onSearch(wanted);
  };
  const onPause = useEffectEvent(search);

  useEffect(() => {
    const timer = setTimeout(() => onPause(typed), pauseMs);
    return () => clearTimeout(timer);
  }, [typed]);

  const searchNow = (text: string) => {
    setTyped(text);
    search(text);
  };

  return { typed, setTyped, searchNow };
}
