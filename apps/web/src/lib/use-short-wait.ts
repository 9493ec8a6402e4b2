import { useEffect, useState } from 'react';

const longestWait = 2_000;

/** Whether loading is still worth waiting for: true while pending, for at most two seconds. */
export function useShortWait(isPending: boolean): boolean {
  const [isOver, setIsOver] = useState(false);
  useEffect(() => {
    if (!isPending) return undefined;
    const timer = setTimeout(() => setIsOver(true), longestWait);
    return () => clearTimeout(timer);
  }, [isPending]);
  return isPending && !isOver;
}
