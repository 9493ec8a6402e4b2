import { useCallback, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { searchable } from '../../shared/list/searchable.ts';

const waitFor = 300;

const addressOf = (name: string, page: number) => ({
  ...(name !== '' && { name }),
  ...(page > 1 && { page: String(page) }),
});

/**
 * What is searched for and which page is shown, kept in the address. What is typed is the field's own: it reaches the address
 * once typing rests, so that neither a slow answer nor the composing of a syllable touches it.
 */
export function useMemberSearch() {
  const [query, setQuery] = useSearchParams();
  const name = query.get('name') ?? '';
  const [typed, setTyped] = useState(name);
  const [sent, setSent] = useState(name);
  const [followed, setFollowed] = useState(name);

  // An address that did not come from the field, as after the way back, is taken over into it.
  if (name !== followed) {
    setFollowed(name);
    if (name !== sent) {
      setSent(name);
      setTyped(name);
    }
  }

  const search = useCallback(
    (text: string) => {
      const wanted = searchable(text);
      setSent(wanted);
      setQuery(addressOf(wanted, 1), { replace: true });
    },
    [setQuery],
  );

  useEffect(() => {
    if (searchable(typed) === name) return undefined;
    const timer = setTimeout(() => search(typed), waitFor);
    return () => clearTimeout(timer);
  }, [typed, name, search]);

  const searchNow = (text: string) => {
    setTyped(text);
    if (searchable(text) !== name) search(text);
  };
  const turnTo = (next: number) => setQuery(addressOf(name, next));

  return { name, page: query.get('page'), typed, type: setTyped, searchNow, turnTo };
}
