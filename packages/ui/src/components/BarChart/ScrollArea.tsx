import { type ReactNode, useEffect, useRef, useState } from 'react';
import { scrollArea } from './BarChart.css.ts';

interface ScrollAreaProps {
  label: string;
  children: ReactNode;
}

/** Scrolls what is larger than the chart; then it takes the focus, so that the arrow keys scroll it. */
export function ScrollArea({ label, children }: ScrollAreaProps) {
  const area = useRef<HTMLDivElement>(null);
  const [isScrollable, setScrollable] = useState(false);

  useEffect(() => {
    const element = area.current;
    if (element === null) return undefined;
    const measure = () =>
      setScrollable(
        element.scrollWidth > element.clientWidth || element.scrollHeight > element.clientHeight,
      );
    const observer = new ResizeObserver(measure);
    for (const observed of [element, ...element.children]) observer.observe(observed);
    return () => observer.disconnect();
  }, []);

  const region = isScrollable ? { role: 'region', 'aria-label': label, tabIndex: 0 } : {};
  return (
    <div {...region} ref={area} className={scrollArea}>
      {children}
    </div>
  );
}
