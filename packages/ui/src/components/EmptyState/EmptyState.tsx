import type { ReactElement, ReactNode } from 'react';
import * as styles from './EmptyState.css.ts';
import { BarbellIllustration } from './BarbellIllustration.tsx';

/** The props of an EmptyState. */
export interface EmptyStateProps {
  /** What is missing. */
  title: string;
  /** Makes the title a heading: the first of the page that it replaces. */
  level?: 1;
  /** The reason or the remedy; a TruncatedText where its length is unknown. */
  description?: string | ReactElement | undefined;
  /** The next step: one Button or LinkButton. */
  action?: ReactNode;
}

/** Replaces a list or a page that has nothing to show, and offers the next step. */
export function EmptyState({ title, level, description, action }: EmptyStateProps) {
  return (
    <div className={styles.root}>
      <div className={styles.illustration}>
        <BarbellIllustration />
      </div>
      {level ? <h1 className={styles.title}>{title}</h1> : <p className={styles.title}>{title}</p>}
      {description && <p className={styles.description}>{description}</p>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
