import { useMemo, useRef, useState, type ReactNode } from 'react';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { overlay } from '../../internal/overlay.css.ts';
import { useCloseOnBack } from '../../internal/use-close-on-back.ts';
import { AlertContent } from './AlertContent.tsx';
import { AlertsContext, type Alerts, type ConfirmOptions } from './use-alert.ts';
import { useRestoreFocus } from './use-restore-focus.ts';
import * as styles from './AlertDialog.css.ts';

interface Question extends ConfirmOptions {
  id: number;
  kind: 'alert' | 'confirm';
  message: string;
  answer: (isConfirmed: boolean) => void;
}

/** Shows what `useAlert` is asked to, one after another, over everything else. */
export function AlertProvider({ children }: { children: ReactNode }) {
  const [queue, setQueue] = useState<Question[]>([]);
  const lastId = useRef(0);
  const current = queue[0];
  const saveFocus = useRestoreFocus(current !== undefined);

  const alerts = useMemo<Alerts>(() => {
    const ask = (kind: Question['kind'], message: string, options?: ConfirmOptions) =>
      new Promise<boolean>((answer) => {
        saveFocus();
        lastId.current += 1;
        const question = { ...options, id: lastId.current, kind, message, answer };
        setQueue((waiting) => [...waiting, question]);
      });
    return {
      alert: async (message, options) => {
        await ask('alert', message, options);
      },
      confirm: (message, options) => ask('confirm', message, options),
    };
  }, [saveFocus]);

  const settle = (isConfirmed: boolean) => {
    current?.answer(isConfirmed);
    setQueue((waiting) => waiting.filter(({ id }) => id !== current?.id));
  };
  useCloseOnBack(current !== undefined, () => settle(false));

  return (
    <AlertsContext value={alerts}>
      {children}
      <ModalOverlay
        isOpen={current !== undefined}
        onOpenChange={() => settle(false)}
        className={overlay()}
      >
        <Modal className={styles.panel}>
          {current && (
            <AlertContent
              key={current.id}
              {...current}
              onClose={() => settle(false)}
              onConfirm={() => settle(true)}
            />
          )}
        </Modal>
      </ModalOverlay>
    </AlertsContext>
  );
}
