import type { ReactNode } from 'react';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { overlay } from '../../internal/overlay.css.ts';
import { useCloseOnBack } from '../../internal/use-close-on-back.ts';
import { panel } from './AlertDialog.css.ts';

interface AlertModalProps {
  isOpen: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** The panel of an alert over the page; Escape and the browser's back button close it. */
export function AlertModal({ isOpen, onClose, children }: AlertModalProps) {
  useCloseOnBack(isOpen, onClose);
  return (
    <ModalOverlay isOpen={isOpen} onOpenChange={onClose} className={overlay()}>
      <Modal className={panel}>{children}</Modal>
    </ModalOverlay>
  );
}
