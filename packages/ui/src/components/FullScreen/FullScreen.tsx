import { type ReactNode, useEffect } from 'react';
import { Dialog as AriaDialog } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { coverPress } from '../../internal/cover-press.ts';
import type { RootProps } from '../../internal/element-props.ts';
import * as styles from './FullScreen.css.ts';

/** The props of a FullScreen. */
export interface FullScreenProps extends RootProps {
  /** The accessible name. */
  label: string;
  /** The content, in the middle of the space that the row leaves; on phones it takes all of it. */
  children: ReactNode;
  /** A row at the upper edge, such as a logo and the way out. */
  header?: ReactNode;
}

/**
 * A view over the whole window while it is mounted, for a device that everybody uses: neither Escape nor a press elsewhere closes
 * it, and the page below is hidden from everybody.
 */
export function FullScreen({ label, children, header, ...root }: FullScreenProps) {
  useEffect(coverPress, []);
  return (
    <ModalOverlay isOpen isKeyboardDismissDisabled className={styles.overlay}>
      <Modal className={styles.panel}>
        <AriaDialog {...root} aria-label={label} className={styles.view}>
          {header !== undefined && <div className={styles.row}>{header}</div>}
          <div className={styles.content}>{children}</div>
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}
