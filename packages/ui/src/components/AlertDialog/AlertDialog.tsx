import { type ReactNode, useEffect, useId } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import type { RootProps } from '../../internal/element-props.ts';
import { useMessages } from '../../internal/messages/messages.ts';
import { overlay } from '../../internal/overlay.css.ts';
import { useLayer } from '../../internal/use-layer.ts';
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
  /**
   * `danger` is for failures, and the default of a question, whose primary button changes nothing. `info` is the default of an
   * alert, and for a question whose action harms nothing and is the primary one.
   */
  tone?: styles.AlertTone;
  /** Following the link closes the alert. */
  link?: AlertLink | undefined;
}

interface AlertProps extends BaseProps {
  onConfirm?: undefined;
}

/** The labels of the two buttons of a confirmation: what each does, never just yes and no. */
export interface Answers {
  /** The action, such as the verb of the question. */
  confirmLabel: string;
  /** The alternative that changes nothing; has the initial focus. */
  cancelLabel: string;
}

interface ConfirmProps extends BaseProps, Answers {
  /** The object of the question, shown above it. */
  subject?: string | undefined;
  /** Does not close the dialog, so that the caller can wait for the outcome. */
  onConfirm: () => void;
  isPending?: boolean;
}

/** An alert, or a question, which has `onConfirm`. */
type AlertMessage = AlertProps | ConfirmProps;

/** The props of an AlertContent. */
export type AlertContentProps = AlertMessage &
  RootProps & {
    /** Called by the button of an alert, the cancel button of a confirmation, and the link. */
    onCancel: () => void;
  };

/** The content of an alert or a confirmation; the button that changes nothing has the initial focus. */
export function AlertContent(props: AlertContentProps) {
  const { message, title, link, onCancel } = props;
  const isQuestion = props.onConfirm !== undefined;
  const { tone = isQuestion ? 'danger' : 'info' } = props;
  const messages = useMessages();
  const ownId = useId();
  const titleId = `${ownId}-title`;
  const messageId = `${ownId}-message`;
  const subjectId = `${ownId}-subject`;
  const subject = isQuestion ? props.subject : undefined;
  const descriptions = [subject !== undefined && subjectId, title !== undefined && messageId];
  const confirmButton = isQuestion && (
    <Button
      variant={tone === 'danger' ? 'secondary' : 'primary'}
      isPending={props.isPending}
      onPress={props.onConfirm}
    >
      {props.confirmLabel}
    </Button>
  );
  return (
    <Dialog
      id={props.id}
      data-testid={props['data-testid']}
      role="alertdialog"
      aria-labelledby={title === undefined ? messageId : titleId}
      aria-describedby={descriptions.filter(Boolean).join(' ') || undefined}
      className={styles.dialog({ tone })}
    >
      {subject !== undefined && (
        <p id={subjectId} className={styles.subject}>
          {subject}
        </p>
      )}
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
          <Link href={link.href} onPress={onCancel}>
            {link.label}
          </Link>
        </p>
      )}
      <div className={styles.actions}>
        {tone === 'danger' && confirmButton}
        <Button
          variant={isQuestion && tone === 'info' ? 'secondary' : 'primary'}
          autoFocus
          onPress={onCancel}
        >
          {isQuestion ? props.cancelLabel : messages.confirm}
        </Button>
        {tone === 'info' && confirmButton}
      </div>
    </Dialog>
  );
}

/** The props of an AlertModal. */
export interface AlertModalProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** Called when the modal has left the page, after its exit animation; stable. */
  onClosed?: () => void;
  children: ReactNode;
}

function ClosedListener({ onClosed }: { onClosed: () => void }) {
  useEffect(() => onClosed, [onClosed]);
  return null;
}

/** The panel of an alert over the page, on phones a sheet at the lower edge; Escape and the browser's back button close it. */
export function AlertModal({ isOpen, onOpenChange, onClosed, children }: AlertModalProps) {
  useLayer(isOpen, () => onOpenChange(false));
  return (
    <ModalOverlay isOpen={isOpen} onOpenChange={onOpenChange} className={overlay}>
      <Modal className={styles.panel}>
        {onClosed && <ClosedListener onClosed={onClosed} />}
        {children}
      </Modal>
    </ModalOverlay>
  );
}

/** The props of an AlertDialog: of an alert, or with `onConfirm` and the two answers of a confirmation. */
export type AlertDialogProps = AlertMessage &
  RootProps & {
    isOpen: boolean;
    /** Called with false by the button of an alert, the cancel button of a confirmation, the link, Escape and the browser's back. */
    onOpenChange: (isOpen: boolean) => void;
  };

/** A modal alert or confirmation; Escape acknowledges an alert and cancels a confirmation. */
export function AlertDialog({ isOpen, onOpenChange, ...message }: AlertDialogProps) {
  return (
    <AlertModal isOpen={isOpen} onOpenChange={onOpenChange}>
      <AlertContent {...message} onCancel={() => onOpenChange(false)} />
    </AlertModal>
  );
}
