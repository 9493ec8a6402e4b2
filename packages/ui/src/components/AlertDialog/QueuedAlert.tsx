import { AlertContent } from './AlertContent.tsx';
import { AlertModal, type AlertModalProps } from './AlertModal.tsx';
import type { AlertOptions, ConfirmOptions } from './use-alert.ts';

/** What an alert or a confirmation of the queue says. */
export type QueuedContent = { message: string } & (
  | ({ kind: 'alert' } & AlertOptions)
  | ({ kind: 'confirm' } & ConfirmOptions)
);

/** The props of a QueuedAlert. */
export type QueuedAlertProps = Omit<AlertModalProps, 'isOpen' | 'children'> & {
  /** None while the last one leaves the page. */
  content: (QueuedContent & { id: number }) | undefined;
  onConfirm: () => void;
};

/** The alert of a queue that is shown. */
export function QueuedAlert({ content, onConfirm, ...modal }: QueuedAlertProps) {
  const { onClose } = modal;
  return (
    <AlertModal {...modal} isOpen={content !== undefined}>
      {content?.kind === 'alert' && (
        <AlertContent key={content.id} {...content} onClose={onClose} />
      )}
      {content?.kind === 'confirm' && (
        <AlertContent key={content.id} {...content} onClose={onClose} onConfirm={onConfirm} />
      )}
    </AlertModal>
  );
}
