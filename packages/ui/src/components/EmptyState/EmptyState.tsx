import type { ReactElement, ReactNode } from 'react';
import type { RootProps } from '../../internal/element-props.ts';
import * as styles from './EmptyState.css.ts';

/** The props of an EmptyState. */
export interface EmptyStateProps extends RootProps {
  /** What is missing. */
  title: string;
  /** Makes the title the first heading of the page that it replaces. */
  level?: 1;
  /** An EmptyDrawing; its place is reserved, so that it may load later. */
  drawing?: ReactElement | undefined;
  /** The reason or the remedy; a TruncatedText if its length is unknown. */
  description?: string | ReactElement | undefined;
  /** A second sentence, for example that nothing is lost. */
  note?: string | ReactElement | undefined;
  /** A last, small line: a fixed text that says less than the title. */
  detail?: string | undefined;
  /** The next step: one Button or LinkButton. */
  action?: ReactNode;
}

/** Replaces a list or a page that has nothing to show, and offers the next step. */
export function EmptyState({
  title,
  level,
  drawing,
  description,
  note,
  detail,
  action,
  ...root
}: EmptyStateProps) {
  return (
    <div {...root} className={level ? styles.page : styles.root}>
      {drawing && <div className={level ? styles.pageDrawing : styles.drawing}>{drawing}</div>}
      {level ? (
        <h1 className={styles.pageTitle}>{title}</h1>
      ) : (
        <p className={styles.title}>{title}</p>
      )}
      {description && <p className={styles.description}>{description}</p>}
      {note && <p className={styles.description}>{note}</p>}
      {detail && <p className={styles.detail}>{detail}</p>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
