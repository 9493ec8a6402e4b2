import { type MouseEvent, type ReactNode, useRef } from 'react';
import type { RootProps } from '../../internal/element-props.ts';
import { useFrameMessages } from '../../internal/messages/frame-messages.ts';
import * as styles from './PageLayout.css.ts';

/** The props of a PageLayout. */
export interface PageLayoutProps extends RootProps {
  /** The page, which is the `main` of the document. */
  children: ReactNode;
  header?: ReactNode;
  /** Banners between the header and the page. */
  banner?: ReactNode;
  footer?: ReactNode;
}

/** The frame of every page: skip link, header, banners, content and footer. */
export function PageLayout({ children, header, banner, footer, ...root }: PageLayoutProps) {
  const { skipToContent } = useFrameMessages();
  const main = useRef<HTMLElement>(null);
  // Prevents the router from treating the skip link as a navigation.
  const skip = (event: MouseEvent) => {
    event.preventDefault();
    main.current?.focus();
  };
  return (
    <div {...root} className={styles.layout}>
      {header !== undefined && (
        <a className={styles.skipLink} href="#main" onClick={skip}>
          {skipToContent}
        </a>
      )}
      {header}
      {banner}
      <main ref={main} id="main" tabIndex={-1} className={styles.main}>
        {children}
      </main>
      {footer}
    </div>
  );
}
