import type { ReactNode } from 'react';
import * as styles from './PageHeading.css.ts';

export interface PageHeadingProps {
  children: ReactNode;
  /** One sentence that says what the page is for. */
  lead?: ReactNode;
}

/** The one `h1` of a page, with its lead. */
export function PageHeading({ children, lead }: PageHeadingProps) {
  return (
    <header className={styles.heading}>
      <h1 className={styles.title}>{children}</h1>
      {lead !== undefined && <p className={styles.lead}>{lead}</p>}
    </header>
  );
}
