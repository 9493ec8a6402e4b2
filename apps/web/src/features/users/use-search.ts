import { useDeferredValue, useEffect, useState } from 'react';

const waitFor = 300;

/**
 * What is typed, and what is looked for: the field follows every key at once, the list as soon as there is time, and the
 * address once typing rests.
 */
export function useSearch(inAddress: string, onRest: (search: string) => void) {
  const [typed, setTyped] = useState(inAddress);
  const [sent, setSent] = useState(inAddress);
  const [followed, setFollowed] = useState(inAddress);

  // An address that did not come from the field, as after the way back, is taken over into it.
  if (inAddress !== followed) {
    setFollowed(inAddress);
    if (inAddress !== sent) {
      setSent(inAddress);
      setTyped(inAddress);
    }
  }
  useEffect(() => {
    if (typed === inAddress) return undefined;
    const timer = setTimeout(() => {
      setSent(typed);
      onRest(typed);
    }, waitFor);
    return () => clearTimeout(timer);
  }, [typed, inAddress, onRest]);

  return { typed, type: setTyped, search: useDeferredValue(typed) };
}
