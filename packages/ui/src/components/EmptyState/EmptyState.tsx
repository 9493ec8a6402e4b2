import type { ReactElement, ReactNode } from 'react';
import * as styles from './EmptyState.css.ts';
import { BarbellIllustration } from './BarbellIllustration.tsx';

export interface EmptyStateProps {
  /** What is not there, in the specification's words. */
  title: string;
  /** Why, or what can be done about it; a TruncatedText where its length is unknown. */
  description?: string | ReactElement | undefined;
  /** A picture of its own; decoration, so hidden from screen readers. */
  picture?: ReactNode;
  /** The next step: one Button or LinkButton. */
  action?: ReactNode;
}

/** Stands where a list or a page would be when there is nothing to show, and offers the next step. */
export function EmptyState({
  title,
  description,
  picture = <BarbellIllustration />,
  action,
}: EmptyStateProps) {
  return (
    <div className={styles.root}>
      <div className={styles.picture} aria-hidden="true">
        {picture}
      </div>
      <p className={styles.title}>{title}</p>
      {description && <p className={styles.description}>{description}</p>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
