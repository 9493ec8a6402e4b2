import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { Fill } from '../../layout/Inline/index.ts';
import { Icon } from '../Icon/index.ts';
import { media } from '../../theme/index.ts';
import * as styles from './Disclosure.css.ts';

/** The props of a Disclosure. */
export interface DisclosureProps {
  /** The always visible part, which toggles the details. */
  summary: ReactNode;
  children: ReactNode;
  /** The window width from which the details are initially open. */
  openFrom?: 'tablet' | 'desktop';
  /** The surface of a Panel, for a section of a page. */
  isPanel?: boolean;
}

/** Details that are collapsed until the user expands them. */
export function Disclosure({ summary, children, openFrom, isPanel = false }: DisclosureProps) {
  const details = useRef<HTMLDetailsElement>(null);
  // A layout effect, so that opening causes no layout shift.
  useLayoutEffect(() => {
    if (openFrom && details.current) details.current.open = matchMedia(media[openFrom]).matches;
  }, [openFrom]);
  return (
    <details ref={details} className={isPanel ? `${styles.root} ${styles.panel}` : styles.root}>
      <summary className={styles.summary}>
        <Fill as="span">{summary}</Fill>
        <span className={styles.arrow}>
          <Icon name="chevronDown" />
        </span>
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}
