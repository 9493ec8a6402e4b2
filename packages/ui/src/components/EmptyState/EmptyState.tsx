import type { ReactElement, ReactNode } from 'react';
import { buttonClass } from '../../internal/button-class.ts';
import type { RootProps } from '../../internal/element-props.ts';
import * as styles from './EmptyState.css.ts';

/** A button without the states of Button, whose bytes the first page does not need. */
export interface EmptyStateAction {
  label: string;
  onPress: () => void;
}

/** The props of an EmptyState. */
export interface EmptyStateProps extends RootProps {
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
  /** The next step: one Button or LinkButton, or the label of a primary button and what it does. */
  action?: ReactNode | EmptyStateAction;
}

function Action({ action }: { action: ReactNode | EmptyStateAction }) {
  if (typeof action !== 'object' || action === null || !('onPress' in action)) return action;
  return (
    <button type="button" className={buttonClass({})} onClick={action.onPress}>
      {action.label}
    </button>
  );
}

/** Replaces a list or a page that has nothing to show, and offers the next step. */
export function EmptyState({
  title,
  level,
  drawing,
  description,
  note,
  action,
  ...root
}: EmptyStateProps) {
  return (
    <div {...root} className={level ? styles.page : styles.root}>
      {drawing}
      {level ? (
        <h1 className={styles.pageTitle}>{title}</h1>
      ) : (
        <p className={styles.title}>{title}</p>
      )}
      {description && <p className={styles.description}>{description}</p>}
      {note && <p className={styles.description}>{note}</p>}
      {action && (
        <div className={styles.action}>
          <Action action={action} />
        </div>
      )}
    </div>
  );
}
