import { useId } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { useMessages } from '../../internal/messages/messages.ts';
import { Button } from '../Button/index.ts';
import { Link } from '../Link/index.ts';
import { TruncatedText } from '../TruncatedText/index.ts';
import * as styles from './AlertDialog.css.ts';

/** A link under the message of an alert. */
export interface AlertLink {
  label: string;
  href: string;
}

interface BaseProps {
  /** The accessible name without a title, the description with one; a long one is collapsed. */
  message: string;
  /** A short heading above the message. */
  title?: string | undefined;
  /** `danger` is for failures and destructive actions. */
  tone?: styles.AlertTone;
  /** Following the link closes the alert. */
  link?: AlertLink | undefined;
  /** Called by the button of an alert, the cancel button of a confirmation, and Escape. */
  onClose: () => void;
}

interface AlertProps extends BaseProps {
  kind?: 'alert';
}

interface ConfirmProps extends BaseProps {
  kind: 'confirm';
  /** Does not close the dialog, so that the caller can wait for the outcome. */
  onConfirm: () => void;
  confirmLabel?: string | undefined;
  cancelLabel?: string | undefined;
  isPending?: boolean;
}

/** The props of an AlertContent. */
export type AlertContentProps = AlertProps | ConfirmProps;

/** The content of an alert or a confirmation; its confirming button has the initial focus. */
export function AlertContent(props: AlertContentProps) {
  const { message, title, tone, link, onClose } = props;
  const messages = useMessages();
  const id = useId();
  const titleId = `${id}-title`;
  const messageId = `${id}-message`;
  const isConfirm = props.kind === 'confirm';
  return (
    <Dialog
      role="alertdialog"
      aria-labelledby={title === undefined ? messageId : titleId}
      aria-describedby={title === undefined ? undefined : messageId}
      className={styles.dialog({ tone })}
    >
      {title !== undefined && (
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
      )}
      <p className={styles.message}>
        <TruncatedText id={messageId}>{message}</TruncatedText>
      </p>
      {link !== undefined && (
        <p>
          <Link href={link.href} onClick={onClose}>
            {link.label}
          </Link>
        </p>
      )}
      <div className={styles.actions}>
        {isConfirm && (
          <Button variant="secondary" onPress={onClose}>
            {props.cancelLabel ?? messages.cancel}
          </Button>
        )}
        <Button
          autoFocus
          isPending={isConfirm ? props.isPending : undefined}
          onPress={isConfirm ? props.onConfirm : onClose}
        >
          {(isConfirm && props.confirmLabel) || messages.confirm}
        </Button>
      </div>
    </Dialog>
  );
}
