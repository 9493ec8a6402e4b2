import { type ReactNode, useEffect, useRef } from 'react';
import type { RootProps } from '../../internal/element-props.ts';
import * as styles from './SaveBar.css.ts';

/** The props of a SaveBar. */
export interface SaveBarProps extends RootProps {
  /** What is changed; the bar stays in view as long as any of it is. */
  children: ReactNode;
  /** What is not saved yet, announced when it changes; null if there is nothing to save. */
  message: string | null;
  /** Buttons that discard and save. */
  actions: ReactNode;
  /** A line about the content, announced when it changes; on phones only while there is nothing to save. */
  summary?: ReactNode;
  /** What else can be done with the content, at the end of the line while there is nothing to save. */
  aside?: ReactNode;
}

/** Content that is changed in several places, and above it a bar that saves all changes at once. */
export function SaveBar(props: SaveBarProps) {
  const { children, message, actions, summary, aside, ...root } = props;
  const line = useRef<HTMLDivElement>(null);
  const hadFocus = useRef(false);
  const isActive = message !== null;

  // The buttons leave with the focus of the one that was pressed, without a blur event.
  useEffect(() => {
    if (isActive) return;
    if (hadFocus.current && document.activeElement === document.body)
      line.current?.focus({ preventScroll: true });
    hadFocus.current = false;
  }, [isActive]);

  return (
    <div {...root} className={isActive ? `${styles.root} ${styles.below}` : styles.root}>
      <div
        ref={line}
        className={isActive ? `${styles.line} ${styles.bar}` : styles.line}
        tabIndex={-1}
      >
        <p role="status" className={isActive ? styles.message : undefined}>
          {message}
        </p>
        <p aria-live="polite" className={isActive ? styles.besideMessage : styles.summary}>
          {summary}
        </p>
        <div
          className={styles.actions}
          onFocus={() => {
            hadFocus.current = isActive;
          }}
          onBlur={() => {
            hadFocus.current = false;
          }}
        >
          {isActive ? actions : aside}
        </div>
      </div>
      {children}
    </div>
  );
}
