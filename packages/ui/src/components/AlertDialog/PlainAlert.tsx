import { useRef } from 'react';
import { useLayoutEffect } from '../../internal/layout-effect.ts';
import { useMessages } from '../../internal/messages/messages.ts';
import type { QueuedAlertProps } from './QueuedAlert.tsx';
import * as styles from './PlainAlert.css.ts';

type PlainAlertProps = Pick<QueuedAlertProps, 'onOpenChange' | 'onConfirm'> & {
  content: NonNullable<QueuedAlertProps['content']>;
};

/** The browser's own dialog element, in place of the modal while its script cannot be loaded. */
export function PlainAlert({ content, onOpenChange, onConfirm }: PlainAlertProps) {
  const { title, message, link } = content;
  const messages = useMessages();
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    // Returns the focus.
    return () => element?.close();
  }, []);
  const cancel = () => onOpenChange(false);
  const isQuestion = content.confirmLabel !== undefined;
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
      {isQuestion && content.subject && <p>{content.subject}</p>}
      {title && <p>{title}</p>}
      <p>{message}</p>
      {link && <a href={link.href}>{link.label}</a>}
      {/* First, because the browser focuses the first button. */}
      <button className={styles.button} onClick={cancel}>
        {isQuestion ? content.cancelLabel : messages.confirm}
      </button>
      {isQuestion && (
        <button className={styles.button} onClick={onConfirm}>
          {content.confirmLabel}
        </button>
      )}
    </dialog>
  );
}
