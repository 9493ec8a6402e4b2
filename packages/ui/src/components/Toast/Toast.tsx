import { useEffect, useRef } from 'react';
import type { QueuedToast } from 'react-stately/useToastState';
import { Icon } from '../Icon/index.ts';
import { CloseButton } from '../../internal/CloseButton.tsx';
import { coverPress } from '../../internal/cover-press.ts';
import { useMessages } from '../../internal/messages/messages.ts';
import * as styles from './Toast.css.ts';

/** The props of a toast. */
export interface ToastProps {
  toast: QueuedToast<string>;
  /** Visible where there is space for one toast. */
  isFront: boolean;
  /** Its timer is paused. */
  isPaused: boolean;
  onHoverChange: (isHovered: boolean) => void;
  onFocusChange: (isFocused: boolean) => void;
  onDismiss: () => void;
}

const isCovered = (element: Element | null) =>
  element !== null && getComputedStyle(element).visibility === 'hidden';

/** A temporary message. */
export function Toast({ toast, isFront, isPaused, onDismiss, ...on }: ToastProps) {
  const { dismiss } = useMessages();
  const element = useRef<HTMLDivElement>(null);
  const { timer } = toast;

  useEffect(() => {
    // The timer of a toast behind another one starts when the toast becomes visible.
    if (isPaused || (!isFront && isCovered(element.current))) return undefined;
    timer?.resume();
    return () => timer?.pause();
  }, [timer, isPaused, isFront]);

  return (
    <div
      ref={element}
      className={styles.toast}
      data-front={isFront || undefined}
      onPointerEnter={() => on.onHoverChange(true)}
      onPointerLeave={() => on.onHoverChange(false)}
      onFocus={() => on.onFocusChange(true)}
      onBlur={() => on.onFocusChange(false)}
    >
      <span className={styles.mark}>
        <Icon name="check" />
      </span>
      <p className={styles.message}>{toast.content}</p>
      <CloseButton
        label={dismiss}
        onClick={() => {
          coverPress();
          onDismiss();
        }}
        onKeyDown={(event) => event.key === 'Escape' && onDismiss()}
      />
    </div>
  );
}
