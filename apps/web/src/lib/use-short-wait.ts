import { useEffect, useState } from 'react';

const longestWait = 2_000;

/** True while pending, for at most two seconds: what comes below would otherwise move when the content above arrives. */
export function useShortWait(isPending: boolean): boolean {
  const [isOver, setIsOver] = useState(false);
  useEffect(() => {
    if (!isPending) return undefined;
    const timer = setTimeout(() => setIsOver(true), longestWait);
    return () => clearTimeout(timer);
  }, [isPending]);
  return isPending && !isOver;
}
