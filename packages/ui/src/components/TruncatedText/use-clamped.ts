import { type RefObject, useLayoutEffect, useState } from 'react';

/** True when the collapsed element clips lines, measured before paint and whenever its lines can change. */
export function useClamped(ref: RefObject<HTMLElement | null>, isFolded: boolean) {
  const [isClamped, setClamped] = useState(false);
  useLayoutEffect(() => {
    const element = ref.current;
    if (element === null || !isFolded) return undefined;
    const measure = () => setClamped(element.scrollHeight > element.clientHeight + 1);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    // A loaded font changes the line breaks, possibly without changing the element's size.
    document.fonts.addEventListener('loadingdone', measure);
    return () => {
      observer.disconnect();
      document.fonts.removeEventListener('loadingdone', measure);
    };
  }, [ref, isFolded]);
  return isClamped;
}
