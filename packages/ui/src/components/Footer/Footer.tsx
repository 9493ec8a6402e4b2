import type { ReactNode } from 'react';
import type { RootProps } from '../../internal/element-props.ts';
import * as styles from './Footer.css.ts';

/** The props of a Footer. */
export interface FooterProps extends RootProps {
  copyright: string;
  /** Content beside the copyright line, for example a small button. */
  children?: ReactNode;
}

/** The footer of every page, with the copyright line. */
export function Footer({ copyright, children, ...root }: FooterProps) {
  return (
    <footer {...root} className={styles.footer}>
      <div className={styles.inner}>
        <p>{copyright}</p>
        {children}
      </div>
    </footer>
  );
}
