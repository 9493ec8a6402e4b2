import type { ReactElement, ReactNode } from 'react';
import * as styles from './EmptyState.css.ts';

/** The props of an EmptyState. */
export interface EmptyStateProps {
  /** What is missing. */
  title: string;
  /** Makes the title the first heading of the page that it replaces. */
  level?: 1;
  /** An EmptyDrawing of what would be here. */
  drawing?: ReactElement | undefined;
  /** The reason or the remedy; a TruncatedText if its length is unknown. */
  description?: string | ReactElement | undefined;
  /** A second sentence, for example that nothing is lost. */
  note?: string | ReactElement | undefined;
  /** The next step: one Button or LinkButton. */
  action?: ReactNode;
}

/** Replaces a list or a page that has nothing to show, and offers the next step. */
export function EmptyState({ title, level, drawing, action, ...texts }: EmptyStateProps) {
  return (
    <div className={level ? styles.page : styles.root}>
      {drawing}
      {level ? (
        <h1 className={styles.pageTitle}>{title}</h1>
      ) : (
        <p className={styles.title}>{title}</p>
      )}
      {texts.description && <p className={styles.description}>{texts.description}</p>}
      {texts.note && <p className={styles.description}>{texts.note}</p>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
