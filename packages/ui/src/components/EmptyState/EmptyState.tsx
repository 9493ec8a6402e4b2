import type { ReactElement, ReactNode } from 'react';
import * as styles from './EmptyState.css.ts';
import { BarbellIllustration } from './BarbellIllustration.tsx';

/** The props of an EmptyState. */
export interface EmptyStateProps {
  /** What is missing. */
  title: string;
  /** The reason or the remedy; a TruncatedText where its length is unknown. */
  description?: string | ReactElement | undefined;
  /** The next step: one Button or LinkButton. */
  action?: ReactNode;
}

/** Replaces a list or a page that has nothing to show, and offers the next step. */
export function EmptyState({ title, description, action }: EmptyStateProps) {
  return (
    <div className={styles.root}>
      <div className={styles.illustration}>
        <BarbellIllustration />
      </div>
      <p className={styles.title}>{title}</p>
      {description && <p className={styles.description}>{description}</p>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
