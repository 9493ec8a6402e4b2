import { useCallback, useEffect, useState } from 'react';

const pauseMs = 300;

const unchanged = (typed: string) => typed;

/**
 * A search field over a stored `value`: what is typed is the field's own until typing pauses, so that neither a slow response
 * nor the composing of a syllable touches it. `normalize` says what is searched for.
 */
export function useDebouncedSearch(
  value: string,
  onSearch: (text: string) => void,
  normalize: (typed: string) => string = unchanged,
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

  const search = useCallback(
    (text: string) => {
      const wanted = normalize(text);
      if (wanted === value) return;
      setSent(wanted);
      onSearch(wanted);
    },
    [value, onSearch, normalize],
  );

  useEffect(() => {
    const timer = setTimeout(() => search(typed), pauseMs);
    return () => clearTimeout(timer);
  }, [typed, search]);

  const searchNow = (text: string) => {
    setTyped(text);
    search(text);
  };

  return { typed, setTyped, searchNow };
}
