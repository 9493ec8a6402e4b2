import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import * as styles from './Panel.css.ts';
import { SectionBoundary } from './SectionBoundary.tsx';

export interface PanelProps extends ComponentPropsWithRef<'section'> {
  /** The heading and the name of the region. */
  title: string;
  /** Details beside the heading, announced when they change. */
  aside?: ReactNode;
}

/** A named section of a page with its own surface and error boundary. */
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
