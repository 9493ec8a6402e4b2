import { type ReactNode, useEffect, useRef } from 'react';
import type { RootProps } from '../../internal/element-props.ts';
import * as styles from './SaveBar.css.ts';

/** The props of a SaveBar. */
export interface SaveBarProps extends RootProps {
  /** What is changed; the bar stays in view as long as any of it is. */
  children: ReactNode;
  /** What is not saved yet, announced when it changes; null if there is nothing to save, and then no bar. */
  message: string | null;
  /** Buttons that discard and save. */
  actions: ReactNode;
}

/** Content that is changed in several places, and below it a bar that saves all changes at once. */
export function SaveBar({ children, message, actions, ...root }: SaveBarProps) {
  const content = useRef<HTMLDivElement>(null);
  const hadFocus = useRef(false);
  const isActive = message !== null;

  // The buttons leave with the focus of the one that was pressed, without a blur event.
  useEffect(() => {
    if (isActive) return;
    if (hadFocus.current && document.activeElement === document.body)
      content.current?.focus({ preventScroll: true });
    hadFocus.current = false;
  }, [isActive]);

  return (
    <div {...root} className={styles.root}>
      <div
        ref={content}
        className={isActive ? `${styles.content} ${styles.aboveBar}` : styles.content}
        tabIndex={-1}
      >
        {children}
      </div>
      <div className={isActive ? styles.bar : undefined}>
        <p role="status" className={styles.message}>
          {message}
        </p>
        {isActive && (
          <div
            className={styles.actions}
            onFocus={() => {
              hadFocus.current = true;
            }}
            onBlur={() => {
              hadFocus.current = false;
            }}
          >
            {actions}
          </div>
        )}
      </div>
    </div>
  );
}
