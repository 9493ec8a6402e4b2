import { type ReactNode, useEffect, useRef } from 'react';
import type { RootProps } from '../../internal/element-props.ts';
import * as styles from './ActionBar.css.ts';

/** What the actions of an ActionBar are about. */
export interface ActionSummary {
  /** What is chosen or changed; without it, nothing is yet. */
  title?: string;
  /** The most important figure of the choice, such as the price. */
  value?: string;
  /** More about the choice, or what to choose; its space is as high with and without a choice. */
  note?: string;
}

/** The props of an ActionBar. */
export interface ActionBarProps extends RootProps {
  /** What is chosen or changed; the bar stays in view as long as any of it is. */
  children: ReactNode;
  /** Beside the actions, while none of them is disabled with a reason. */
  summary?: ActionSummary | undefined;
  /** Announces the summary when it changes. */
  isAnnounced?: boolean;
  /** Buttons; while there are none, there is no bar. */
  actions: ReactNode;
}

/** Content in which something is chosen or changed, and a bar at the lower edge of the window with what to do with it. */
export function ActionBar({
  children,
  summary: { title, value, note } = {},
  isAnnounced = false,
  actions,
  ...root
}: ActionBarProps) {
  const content = useRef<HTMLDivElement>(null);
  const hadFocus = useRef(false);
  const hasBar = Boolean(actions);

  // The buttons leave with the focus of the one that was pressed, without a blur event.
  useEffect(() => {
    if (hasBar) return;
    if (hadFocus.current && document.activeElement === document.body) {
      content.current!.tabIndex = -1;
      content.current!.focus({ preventScroll: true });
    }
    hadFocus.current = false;
  }, [hasBar]);

  return (
    <div {...root} className={styles.root}>
      <div ref={content} className={styles.content}>
        {children}
      </div>
      <div className={hasBar ? styles.bar : undefined}>
        <div className={styles.summary} role={isAnnounced ? 'status' : undefined}>
          {title && (
            <p className={styles.headline}>
              <span>{title}</span> {value && <span className={styles.value}>{value}</span>}
            </p>
          )}
          {note && (
            // A key, because the same element would move.
            <p key={note} className={styles.note}>
              {note}
            </p>
          )}
        </div>
        {hasBar && (
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
