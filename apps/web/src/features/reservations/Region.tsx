import { type ReactNode, useId } from 'react';
import * as styles from './Region.css.ts';
import { useFocusKeeper } from './use-focus-keeper.ts';

export interface RegionProps {
  /** The heading, and the whole of the region's name. */
  title: string;
  /** What the heading is about just now, beside it. */
  aside?: ReactNode;
  className: string;
  children: ReactNode;
}

/** A named part of day management. */
export const Region = ({ title, aside, className, children }: RegionProps) => {
  const titleId = useId();
  const keeper = useFocusKeeper();
  return (
    <section {...keeper} aria-labelledby={titleId} className={`${styles.region} ${className}`}>
      <header className={styles.head}>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        {aside !== undefined && <p className={styles.aside}>{aside}</p>}
      </header>
      {children}
    </section>
  );
};
