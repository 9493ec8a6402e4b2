import { useEffect } from 'react';
import { coverPress } from '../../internal/cover-press.ts';
import { AlertContent, AlertModal, type AlertModalProps } from './AlertDialog.tsx';
import type { AlertOptions, ConfirmOptions } from './use-alert.ts';

/** The content of a queued alert or confirmation. */
export type QueuedContent = { message: string } & (
  | (AlertOptions & { confirmLabel?: undefined })
  | ConfirmOptions
);

/** The props of a QueuedAlert. */
export type QueuedAlertProps = Omit<AlertModalProps, 'isOpen' | 'children'> & {
  /** Undefined while the last one is animating out. */
  content: (QueuedContent & { number: number }) | undefined;
  onConfirm: () => void;
};

/** The current alert of the queue. */
export function QueuedAlert({ content, onConfirm, ...modal }: QueuedAlertProps) {
  // The next one appears in the same place.
  useEffect(coverPress, [content?.number]);
  return (
    <AlertModal {...modal} isOpen={content !== undefined}>
      {content !== undefined && (
        <AlertContent
          key={content.number}
          {...(content.confirmLabel === undefined ? content : { ...content, onConfirm })}
          onCancel={() => modal.onOpenChange(false)}
        />
      )}
    </AlertModal>
  );
}
