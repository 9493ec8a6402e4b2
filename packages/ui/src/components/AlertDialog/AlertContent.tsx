import { useId } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Button } from '../Button/index.ts';
import { Link } from '../Link/index.ts';
import { TruncatedText } from '../TruncatedText/index.ts';
import * as styles from './AlertDialog.css.ts';

/** A link under the message of an alert. */
export interface AlertLink {
  label: string;
  href: string;
}

interface Message {
  /** What happened or is asked; the name when there is no title, else the description. A long one is folded. */
  message: string;
  /** A short heading above the message. */
  title?: string | undefined;
  /** `danger` marks failures and what takes something away. */
  tone?: styles.AlertTone;
  /** Where more can be read or done; following it closes the alert as Escape does. */
  link?: AlertLink | undefined;
  /** 확인 of a message, 취소 of a question, and Escape. */
  onClose: () => void;
}

interface Acknowledged extends Message {
  kind?: 'alert';
}

interface Confirmed extends Message {
  kind: 'confirm';
  /** 확인 of a question; closing is the caller's, so that it can wait for the outcome. */
  onConfirm: () => void;
  /** What the confirming button is called instead of 확인. */
  confirmLabel?: string | undefined;
  /** What the refusing button is called instead of 취소. */
  cancelLabel?: string | undefined;
  /** The confirmed work is under way. */
  isPending?: boolean;
}

export type AlertContentProps = Acknowledged | Confirmed;

/** What stands in an alert's panel: the message and its one or two answers, the first of them focused. */
export function AlertContent(props: AlertContentProps) {
  const { message, title, tone, link, onClose } = props;
  const id = useId();
  const titleId = `${id}-title`;
  const messageId = `${id}-message`;
  const isQuestion = props.kind === 'confirm';
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
      <div className={styles.answers}>
        {isQuestion && (
          <Button variant="secondary" onPress={onClose}>
            {props.cancelLabel ?? '취소'}
          </Button>
        )}
        <Button
          autoFocus
          isPending={isQuestion ? props.isPending : undefined}
          onPress={isQuestion ? props.onConfirm : onClose}
        >
          {(isQuestion && props.confirmLabel) || '확인'}
        </Button>
      </div>
    </Dialog>
  );
}
