import type { ReactNode } from 'react';
import { Fill } from '../../layout/Inline/index.ts';
import { Icon } from '../Icon/index.ts';
import * as styles from './Disclosure.css.ts';

/** The props of a Disclosure. */
export interface DisclosureProps {
  /** What is always visible, and opens the rest. */
  summary: ReactNode;
  children: ReactNode;
}

/** Details that are closed until they are asked for. */
export function Disclosure({ summary, children }: DisclosureProps) {
  return (
    <details className={styles.root}>
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
