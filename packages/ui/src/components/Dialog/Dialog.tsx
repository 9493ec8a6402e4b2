import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { Dialog as AriaDialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { Icon } from '../../internal/Icon.tsx';
import { overlay } from '../../internal/overlay.css.ts';
import { useCloseOnBack } from '../../internal/use-close-on-back.ts';
import * as styles from './Dialog.css.ts';

export interface DialogProps {
  isOpen: boolean;
  /** Called with false by the close button, Escape, a press beside the dialog, and the browser's way back. */
  onOpenChange: (isOpen: boolean) => void;
  /** The heading, and the dialog's accessible name. */
  title: string;
  /** The contents; a function is given what closes the dialog. */
  children: ReactNode | ((close: () => void) => ReactNode);
  /** `lg` for a calendar or a table. */
  size?: styles.DialogSize;
  /** Actions that stay in view while the contents scroll. */
  footer?: ReactNode;
  /** The caller keeps what is open in the address: the way back closes it by leaving that address. */
  isInUrl?: boolean;
}

/** A modal task: a sheet from the lower edge on phones, a centred window above; focus stays inside and returns afterwards. */
export function Dialog({
  isOpen,
  onOpenChange,
  title,
  children,
  size,
  footer,
  isInUrl = false,
}: DialogProps) {
  useCloseOnBack(isOpen && !isInUrl, () => onOpenChange(false));
  return (
    <ModalOverlay
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      isDismissable
      className={overlay({ isSheet: true })}
    >
      <Modal className={styles.panel({ size })}>
        <AriaDialog className={styles.dialog}>
          {({ close }) => (
            <>
              <div className={styles.header}>
                <Heading slot="title" className={styles.title}>
                  {title}
                </Heading>
                <Button slot={null} className={styles.close} aria-label="닫기" onPress={close}>
                  <Icon name="close" />
                </Button>
              </div>
              <div className={styles.body}>
                {typeof children === 'function' ? children(close) : children}
              </div>
              {footer !== undefined && <div className={styles.footer}>{footer}</div>}
            </>
          )}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}
