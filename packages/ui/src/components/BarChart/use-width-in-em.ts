import { useLayoutEffect, useState } from 'react';

/** A ref, and the width of its element in its own font size, measured before paint and when it changes. */
export function useWidthInEm() {
  const [element, setElement] = useState<HTMLElement | null>(null);
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    if (element === null) return undefined;
    const measure = () =>
      setWidth(element.clientWidth / Number.parseFloat(getComputedStyle(element).fontSize));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [element]);
  return [setElement, width] as const;
}
