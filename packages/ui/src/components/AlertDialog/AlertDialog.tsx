import { AlertContent, type AlertContentProps } from './AlertContent.tsx';
import { AlertModal } from './AlertModal.tsx';

/** The props of an AlertDialog: of an alert, or with `kind: 'confirm'` of a confirmation. */
export type AlertDialogProps = AlertContentProps & { isOpen: boolean };

/** A modal alert or confirmation; Escape acknowledges an alert and cancels a confirmation. */
export function AlertDialog({ isOpen, ...content }: AlertDialogProps) {
  return (
    <AlertModal isOpen={isOpen} onClose={content.onClose}>
      <AlertContent {...content} />
    </AlertModal>
  );
}
