import type { ReactNode } from 'react';
import * as styles from './story-content.css.ts';

/** The number of open classes in a small frame; for stories. */
export function OpenClasses({ count }: { count: number | undefined }) {
  return count === undefined ? null : <span className={styles.count}>{count}개</span>;
}

/** A stamp for a day of attendance; for stories. */
export function Stamp() {
  return (
    <svg className={styles.stamp} viewBox="0 0 16 16" aria-hidden="true">
      <circle cx="8" cy="8" r="7" />
      <path d="m4.8 8.2 2.2 2.2 4.2-4.6" />
    </svg>
  );
}

/** What is left of a 320px screen between its gutters; for stories. */
export function Narrow({ children }: { children: ReactNode }) {
  return <div className={styles.narrow}>{children}</div>;
}
