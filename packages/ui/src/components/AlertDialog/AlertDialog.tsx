import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { overlay } from '../../internal/overlay.css.ts';
import { useCloseOnBack } from '../../internal/use-close-on-back.ts';
import { AlertContent, type AlertContentProps } from './AlertContent.tsx';
import * as styles from './AlertDialog.css.ts';

/** Props of an alert, or, with `kind: 'confirm'`, of a question that is answered. */
export type AlertDialogProps = AlertContentProps & {
  isOpen: boolean;
};

/** A message or a question that has to be answered before anything else; Escape is 확인 for a message and 취소 for a question. */
export function AlertDialog({ isOpen, ...content }: AlertDialogProps) {
  useCloseOnBack(isOpen, content.onClose);
  return (
    <ModalOverlay isOpen={isOpen} onOpenChange={content.onClose} className={overlay()}>
      <Modal className={styles.panel}>
        <AlertContent {...content} />
      </Modal>
    </ModalOverlay>
  );
}
