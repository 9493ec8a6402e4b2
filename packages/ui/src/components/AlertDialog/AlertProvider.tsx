import { useMemo, useRef, useState, type ReactNode } from 'react';
import { AlertContent } from './AlertContent.tsx';
import { AlertModal } from './AlertModal.tsx';
import { AlertsContext, type Alerts, type ConfirmOptions } from './use-alert.ts';
import { useRestoreFocus } from './use-restore-focus.ts';

interface QueuedAlert extends ConfirmOptions {
  id: number;
  kind: 'alert' | 'confirm';
  message: string;
  resolve: (isConfirmed: boolean) => void;
}

/** Shows the alerts of `useAlert`, one after another. */
export function AlertProvider({ children }: { children: ReactNode }) {
  const [queue, setQueue] = useState<QueuedAlert[]>([]);
  const lastId = useRef(0);
  const current = queue[0];
  const { saveFocus, restoreFocus } = useRestoreFocus(current !== undefined);

  const alerts = useMemo<Alerts>(() => {
    const enqueue = (kind: QueuedAlert['kind'], message: string, options?: ConfirmOptions) =>
      new Promise<boolean>((resolve) => {
        saveFocus();
        lastId.current += 1;
        const alert = { ...options, id: lastId.current, kind, message, resolve };
        setQueue((queued) => [...queued, alert]);
      });
    return {
      alert: async (message, options) => {
        await enqueue('alert', message, options);
      },
      confirm: (message, options) => enqueue('confirm', message, options),
    };
  }, [saveFocus]);

  const close = (isConfirmed: boolean) => {
    current?.resolve(isConfirmed);
    setQueue((queued) => queued.filter(({ id }) => id !== current?.id));
  };

  return (
    <AlertsContext value={alerts}>
      {children}
      <AlertModal
        isOpen={current !== undefined}
        onClose={() => close(false)}
        onClosed={restoreFocus}
      >
        {current && (
          <AlertContent
            key={current.id}
            {...current}
            onClose={() => close(false)}
            onConfirm={() => close(true)}
          />
        )}
      </AlertModal>
    </AlertsContext>
  );
}
