import type { ReactNode } from 'react';
import { Dialog as AriaDialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { CloseButton } from '../../internal/CloseButton.tsx';
import type { RootProps } from '../../internal/element-props.ts';
import { useMessages } from '../../internal/messages/messages.ts';
import { overlay } from '../../internal/overlay.css.ts';
import { useLayer } from '../../internal/use-layer.ts';
import { useWaitForAlert } from '../../internal/use-wait-for-alert.ts';
import { ReturnFocus } from './ReturnFocus.tsx';
import { useTypedContent } from './use-typed-content.ts';
import * as styles from './Dialog.css.ts';

/** The props of a Dialog. */
export interface DialogProps extends RootProps {
  /** One that is opened while an alert of `useAlert` is shown appears after it. */
  isOpen: boolean;
  /**
   * Called with false by the close button, Escape, the browser's back, and a press outside while no field has typed content, which
   * the press would lose.
   */
  onOpenChange: (isOpen: boolean) => void;
  /** The heading and the accessible name. */
  title: string;
  /** The content; a function receives `close`. */
  children: ReactNode | ((close: () => void) => ReactNode);
  /** `lg` for a calendar or a table. */
  size?: styles.DialogSize;
  /** Always uses the maximum height, so that loaded content causes no layout shift. */
  isFixedHeight?: boolean;
  /** Actions that stay visible while the content scrolls. */
  footer?: ReactNode;
  /** The object of the actions, beside them; announced when it changes. */
  summary?: string;
  /** The URL holds the open state, so that the back button already closes the dialog. */
  isInUrl?: boolean;
}

/** A modal dialog; on phones a sheet at the lower edge. */
export function Dialog({
  isOpen,
  onOpenChange,
  title,
  children,
  size,
  isFixedHeight,
  footer,
  summary,
  isInUrl = false,
  ...root
}: DialogProps) {
  const messages = useMessages();
  const isShown = useWaitForAlert(isOpen);
  useLayer(isShown, () => onOpenChange(false), { isInUrl });
  const { listeners, hasTypedContent } = useTypedContent();
  return (
    <ModalOverlay
      isOpen={isShown}
      onOpenChange={onOpenChange}
      isDismissable
      shouldCloseOnInteractOutside={() => !hasTypedContent()}
      className={overlay}
    >
      <Modal className={styles.panel({ size, isFixedHeight })}>
        <ReturnFocus />
        <AriaDialog {...root} className={styles.dialog}>
          {({ close }) => (
            <>
              <div className={styles.header}>
                <Heading slot="title" className={styles.title}>
                  {title}
                </Heading>
                <CloseButton label={messages.close} onClick={close} />
              </div>
              <div className={styles.body} {...listeners}>
                {typeof children === 'function' ? children(close) : children}
              </div>
              {footer !== undefined && (
                <div className={styles.footer}>
                  {summary !== undefined && (
                    <p className={styles.summary} aria-live="polite">
                      {summary}
                    </p>
                  )}
                  {footer}
                </div>
              )}
            </>
          )}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}
