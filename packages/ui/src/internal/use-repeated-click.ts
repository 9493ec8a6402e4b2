import { useEffect, useRef } from 'react';

/** Returns a function that says whether the last click was the second of a double click, or a later one. */
export function useRepeatedClick(): () => boolean {
  const count = useRef(0);
  useEffect(() => {
    const remember = ({ detail }: MouseEvent) => {
      count.current = detail;
    };
    window.addEventListener('click', remember, { capture: true });
    return () => window.removeEventListener('click', remember, { capture: true });
  }, []);
  return () => count.current > 1;
}
