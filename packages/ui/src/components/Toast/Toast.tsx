import { useState } from 'react';
import { Icon } from '../Icon/index.ts';
import { useMessages } from '../../internal/messages/messages.ts';
import { useAutoDismiss } from './use-auto-dismiss.ts';
import * as styles from './Toast.css.ts';

/** The props of a toast. */
export interface ToastProps {
  message: string;
  tone: NonNullable<styles.ToastTone>;
  /** The duration in milliseconds. */
  duration: number;
  /** Called after the duration or when the user dismisses it. */
  onDismiss: () => void;
}

const icons = { success: 'check', info: 'info', danger: 'alert' } as const;

/** A temporary message; hovering or focusing it pauses its duration. */
export function Toast({ message, tone, duration, onDismiss }: ToastProps) {
  const { dismiss } = useMessages();
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const isLeaving = useAutoDismiss({ duration, isPaused: isHovered || isFocused, onDismiss });
  return (
    <div
      className={styles.toast({ tone })}
      inert={isLeaving}
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    >
      <span className={styles.mark[tone]}>
        <Icon name={icons[tone]} />
      </span>
      <p className={styles.message}>{message}</p>
      <button type="button" className={styles.dismiss} aria-label={dismiss} onClick={onDismiss}>
        <Icon name="close" />
      </button>
    </div>
  );
}
