import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { RootProps } from '../../internal/element-props.ts';
import { section } from './LazySection.css.ts';

/** The props of a LazySection. */
export interface LazySectionProps extends RootProps {
  /** What is rendered once the section comes near the window; a `hidden` element instead removes the section. */
  children: ReactNode;
}

/** A section whose content is rendered once it is less than a window's height away; its space is reserved before. */
export function LazySection({ children, ...root }: LazySectionProps) {
  const element = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        setNear(true);
      },
      { rootMargin: '100%' },
    );
    observer.observe(element.current!);
    return () => observer.disconnect();
  }, []);
  return (
    <div {...root} ref={element} className={section}>
      {isNear && children}
    </div>
  );
}
