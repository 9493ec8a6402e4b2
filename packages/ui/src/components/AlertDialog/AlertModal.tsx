import { useEffect, type ReactNode } from 'react';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { overlay } from '../../internal/overlay.css.ts';
import { useCloseOnBack } from '../../internal/use-close-on-back.ts';
import { panel } from './AlertDialog.css.ts';

/** The props of an AlertModal. */
export interface AlertModalProps {
  isOpen: boolean;
  onClose: () => void;
  /** Called when the modal has left the page, after its exit animation; stable. */
  onClosed?: () => void;
  children: ReactNode;
}

function ClosedListener({ onClosed }: { onClosed: () => void }) {
  useEffect(() => onClosed, [onClosed]);
  return null;
}

/** The panel of an alert over the page, on phones a sheet at the lower edge; Escape and the browser's back button close it. */
export function AlertModal({ isOpen, onClose, onClosed, children }: AlertModalProps) {
  useCloseOnBack(isOpen, onClose);
  return (
    <ModalOverlay isOpen={isOpen} onOpenChange={onClose} className={overlay}>
      <Modal className={panel}>
        {onClosed && <ClosedListener onClosed={onClosed} />}
        {children}
      </Modal>
    </ModalOverlay>
  );
}
