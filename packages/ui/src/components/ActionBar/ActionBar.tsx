import type { ReactNode } from 'react';
import type { RootProps } from '../../internal/element-props.ts';
import { Button, type ButtonProps } from '../Button/index.ts';
import * as styles from './ActionBar.css.ts';

/** The props of an ActionBar. */
export interface ActionBarProps
  extends RootProps, Pick<ButtonProps, 'isPending' | 'disabledReason'> {
  /** The choices; the bar stays in view as long as any of them is. */
  children: ReactNode;
  /** The current choice; null if there is none. */
  summary: { title: string; value?: string; note?: string } | null;
  /** Shown without a choice. */
  placeholder: string;
  actionLabel: string;
  onPress: () => void;
}

/** Choices, and a bar at the lower edge of the window with the choice and the next step. */
export function ActionBar({
  children,
  summary,
  placeholder,
  actionLabel,
  onPress,
  isPending,
  disabledReason,
  ...root
}: ActionBarProps) {
  const isDisabled = disabledReason !== undefined;
  return (
    <div {...root} className={styles.root}>
      <div className={styles.content}>{children}</div>
      <div className={isDisabled ? `${styles.bar} ${styles.disabled}` : styles.bar}>
        {!isDisabled && (
          <div className={styles.summary}>
            {summary && (
              <p className={styles.headline}>
                <span>{summary.title}</span>{' '}
                {summary.value && <span className={styles.value}>{summary.value}</span>}
              </p>
            )}
            {(!summary || summary.note) && (
              // A key, because the same element would move.
              <p key={summary ? 'note' : 'placeholder'} className={styles.note}>
                {summary ? summary.note : placeholder}
              </p>
            )}
          </div>
        )}
        <Button
          variant={summary ? 'primary' : 'secondary'}
          isPending={isPending}
          disabledReason={disabledReason}
          onPress={onPress}
        >
          {actionLabel}
        </Button>
      </div>
    </div>
  );
}
