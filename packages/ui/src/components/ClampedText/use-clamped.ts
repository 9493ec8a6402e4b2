import { type RefObject, useLayoutEffect, useState } from 'react';

/** Whether the element cuts lines off while it is folded, measured before paint and whenever its lines can change. */
export function useClamped(ref: RefObject<HTMLElement | null>, isFolded: boolean) {
  const [isClamped, setClamped] = useState(false);
  useLayoutEffect(() => {
    const element = ref.current;
    if (element === null || !isFolded) return undefined;
    const measure = () => setClamped(element.scrollHeight > element.clientHeight + 1);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    // A font that arrives breaks the lines elsewhere, and the element may keep its size.
    document.fonts.addEventListener('loadingdone', measure);
    return () => {
      observer.disconnect();
      document.fonts.removeEventListener('loadingdone', measure);
    };
  }, [ref, isFolded]);
  return isClamped;
}
