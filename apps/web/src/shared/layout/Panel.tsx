import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import * as styles from './Panel.css.ts';
import { SectionBoundary } from './SectionBoundary.tsx';

export interface PanelProps extends ComponentPropsWithRef<'section'> {
  /** The heading, and the whole of the region's name. */
  title: string;
  /** What the heading is about just now, beside it; read out when it changes. */
  aside?: ReactNode;
}

/** A named part of a page, on a surface of its own; an error of its content stays inside. */
export function Panel({ title, aside, className = '', children, ...rest }: PanelProps) {
  const titleId = useId();
  return (
    <section {...rest} aria-labelledby={titleId} className={`${styles.panel} ${className}`}>
      <header className={styles.head}>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        {aside !== undefined && (
          <p className={styles.aside} aria-live="polite">
            {aside}
          </p>
        )}
      </header>
      <SectionBoundary>{children}</SectionBoundary>
    </section>
  );
}
