import { useRef } from 'react';
import { useLayoutEffect } from '../../internal/layout-effect.ts';
import { useMessages } from '../../internal/messages/messages.ts';
import type { QueuedAlertProps, QueuedContent } from './QueuedAlert.tsx';
import * as styles from './PlainAlert.css.ts';

interface PlainAlertProps extends Pick<QueuedAlertProps, 'onAnswer'> {
  content: QueuedContent;
}

/** The browser's own dialog element, in place of the modal while its script cannot be loaded. */
export function PlainAlert({ content, onAnswer }: PlainAlertProps) {
  const { title, message, link, subject, confirmLabel, cancelLabel } = content;
  const messages = useMessages();
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    // Returns the focus.
    return () => element?.close();
  }, []);
  const cancel = () => onAnswer(false);
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      role="alertdialog"
      aria-label={title ?? message}
      // For react-aria it is not outside an open dialog.
      data-react-aria-top-layer
      onClose={cancel}
    >
      {subject && <p>{subject}</p>}
      {title && <p>{title}</p>}
      <p>{message}</p>
      {link && <a href={link.href}>{link.label}</a>}
      {/* First, because the browser focuses the first button. */}
      <button className={styles.button} onClick={cancel}>
        {cancelLabel ?? messages.confirm}
      </button>
      {confirmLabel && (
        <button className={styles.button} onClick={() => onAnswer(true)}>
          {confirmLabel}
        </button>
      )}
    </dialog>
  );
}
