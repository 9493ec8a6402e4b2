import type { ReactNode } from 'react';
import * as styles from './Footer.css.ts';

export interface FooterProps {
  /** The copyright line. */
  copyright: string;
  /** What stands beside it, for example a tool of the demo. */
  children?: ReactNode;
}

/** The end of every page: the copyright line. */
export function Footer({ copyright, children }: FooterProps) {
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <p>{copyright}</p>
        {children}
      </div>
    </footer>
  );
}
