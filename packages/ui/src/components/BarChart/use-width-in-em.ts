import { useCallback, useState } from 'react';

/** A ref, and the width of its element in its own font size, measured before paint and when it changes. */
export function useWidthInEm() {
  const [width, setWidth] = useState(0);
  const ref = useCallback((element: HTMLElement | null) => {
    if (element === null) return undefined;
    const measure = () =>
      setWidth(element.clientWidth / Number.parseFloat(getComputedStyle(element).fontSize));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, width] as const;
}
