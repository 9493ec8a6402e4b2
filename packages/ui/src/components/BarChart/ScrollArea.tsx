import { type ReactNode, useEffect, useRef, useState } from 'react';
import { scrollArea } from './BarChart.css.ts';

function scrollToEnd(element: HTMLElement) {
  const towardsEnd = getComputedStyle(element).direction === 'rtl' ? -1 : 1;
  element.scrollLeft = towardsEnd * element.scrollWidth;
}

/** Scrolls what is wider than the chart, from its end; then it takes the focus, so that the arrow keys scroll it. */
export function ScrollArea({ label, children }: { label: string; children: ReactNode }) {
  const area = useRef<HTMLDivElement>(null);
  const [isScrollable, setScrollable] = useState(false);

  useEffect(() => {
    const element = area.current;
    if (element === null) return undefined;
    let wasScrollable = false;
    const measure = () => {
      const isNow = element.scrollWidth > element.clientWidth;
      if (isNow && !wasScrollable) scrollToEnd(element);
      wasScrollable = isNow;
      setScrollable(isNow);
    };
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
