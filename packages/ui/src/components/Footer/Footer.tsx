import type { ReactNode } from 'react';
import { Anchor } from '../../internal/Anchor.tsx';
import type { RootProps } from '../../internal/element-props.ts';
import * as styles from './Footer.css.ts';

/** Links to documents and settings, beside the copyright line. */
export interface FooterLinks {
  /** The accessible name of the list. */
  label: string;
  items: readonly { label: string; href: string }[];
}

/** The props of a Footer. */
export interface FooterProps extends RootProps {
  copyright: string;
  links?: FooterLinks;
  /** Tools in a row below, for example a small button. */
  children?: ReactNode;
}

/** The footer of every page: the copyright line, then links and tools. */
export function Footer({ copyright, links, children, ...root }: FooterProps) {
  return (
    <footer {...root} className={styles.footer}>
      <div className={styles.inner}>
        <p>{copyright}</p>
        {links && (
          <ul role="list" aria-label={links.label} className={styles.links}>
            {links.items.map(({ label, href }) => (
              <li key={href}>
                <Anchor className={styles.link} href={href}>
                  {label}
                </Anchor>
              </li>
            ))}
          </ul>
        )}
      </div>
      {children && <div className={styles.tools}>{children}</div>}
    </footer>
  );
}
