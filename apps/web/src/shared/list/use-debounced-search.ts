import { useEffect, useEffectEvent, useState } from 'react';

const pauseMs = 300;

/**
 * A search field that calls `onSearch` with the normalized text once typing pauses. What is typed is the field's own, so that
 * neither a slow response nor an input method changes it.
 */
export function useDebouncedSearch(
  value: string,
  onSearch: (text: string) => void,
  normalize = (typed: string) => typed,
) {
  const [typed, setTyped] = useState(value);
  const [sent, setSent] = useState(value);
  const [previous, setPrevious] = useState(value);

  // A value that did not come from the field, as after going back, replaces what is typed.
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
