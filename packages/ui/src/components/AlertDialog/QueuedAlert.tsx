import { useEffect, useId } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { coverPress } from '../../internal/cover-press.ts';
import { useMessages } from '../../internal/messages/messages.ts';
import { overlay } from '../../internal/overlay.css.ts';
import { useLayer } from '../../internal/use-layer.ts';
import { Button } from '../Button/index.ts';
import { Link } from '../Link/index.ts';
import { TruncatedText } from '../TruncatedText/index.ts';
import * as styles from './AlertDialog.css.ts';
import type { AlertOptions, ConfirmOptions } from './use-alert.ts';

/** An alert, or with the labels of its answers a confirmation. */
export type QueuedContent = AlertOptions &
  Partial<ConfirmOptions> & {
    message: string;
    /** Distinguishes it from the others of the queue. */
    number: number;
  };

interface ContentProps {
  content: QueuedContent;
  /** Called with whether the user confirmed. */
  onAnswer: (isConfirmed: boolean) => void;
}

/** The button that changes nothing has the initial focus. */
function Content({ content, onAnswer }: ContentProps) {
  const { message, title, link, subject, confirmLabel, cancelLabel } = content;
  const isQuestion = confirmLabel !== undefined;
  const { tone = isQuestion ? 'danger' : 'info' } = content;
  const messages = useMessages();
  const ownId = useId();
  const titleId = `${ownId}-title`;
  const messageId = `${ownId}-message`;
  const subjectId = `${ownId}-subject`;
  const descriptions = [subject !== undefined && subjectId, title !== undefined && messageId];
  const cancel = () => onAnswer(false);
  const confirmButton = isQuestion && (
    <Button variant={tone === 'danger' ? 'secondary' : 'primary'} onPress={() => onAnswer(true)}>
      {confirmLabel}
    </Button>
  );
  return (
    <Dialog
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
          <Link href={link.href} onPress={cancel}>
            {link.label}
          </Link>
        </p>
      )}
      <div className={styles.actions}>
        {tone === 'danger' && confirmButton}
        <Button
          variant={isQuestion && tone === 'info' ? 'secondary' : 'primary'}
          autoFocus
          onPress={cancel}
        >
          {cancelLabel ?? messages.confirm}
        </Button>
        {tone === 'info' && confirmButton}
      </div>
    </Dialog>
  );
}

function ClosedListener({ onClosed }: { onClosed: () => void }) {
  useEffect(() => onClosed, [onClosed]);
  return null;
}

/** The props of a QueuedAlert. */
export interface QueuedAlertProps extends Pick<ContentProps, 'onAnswer'> {
  /** Undefined while the last one is animating out. */
  content: QueuedContent | undefined;
  /** Called when the modal has left the page, after its exit animation; stable. */
  onClosed: () => void;
}

/** The current alert of the queue, on phones a sheet at the lower edge; Escape and the browser's back button cancel it. */
export function QueuedAlert({ content, onAnswer, onClosed }: QueuedAlertProps) {
  const isOpen = content !== undefined;
  const cancel = () => onAnswer(false);
  useLayer(isOpen, cancel);
  // The next one appears in the same place.
  useEffect(coverPress, [content?.number]);
  return (
    <ModalOverlay isOpen={isOpen} onOpenChange={cancel} className={overlay}>
      <Modal className={styles.panel}>
        <ClosedListener onClosed={onClosed} />
        {isOpen && <Content key={content.number} content={content} onAnswer={onAnswer} />}
      </Modal>
    </ModalOverlay>
  );
}
