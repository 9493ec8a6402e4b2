import { useMemo, useRef, useState, type ReactNode } from 'react';
import { AlertContent } from './AlertContent.tsx';
import { AlertModal } from './AlertModal.tsx';
import { type AlertOptions, AlertsContext, type Alerts, type ConfirmOptions } from './use-alert.ts';
import { useRestoreFocus } from './use-restore-focus.ts';

type Content = { message: string } & (
  | ({ kind: 'alert' } & AlertOptions)
  | ({ kind: 'confirm' } & ConfirmOptions)
);

type QueuedAlert = Content & { id: number; resolve: (isConfirmed: boolean) => void };

/** Shows the alerts of `useAlert`, one after another. */
export function AlertProvider({ children }: { children: ReactNode }) {
  const [queue, setQueue] = useState<QueuedAlert[]>([]);
  const lastId = useRef(0);
  const current = queue[0];
  const { saveFocus, restoreFocus } = useRestoreFocus(current !== undefined);

  const alerts = useMemo<Alerts>(() => {
    const enqueue = (content: Content) =>
      new Promise<boolean>((resolve) => {
        saveFocus();
        lastId.current += 1;
        const alert = { ...content, id: lastId.current, resolve };
        setQueue((queued) => [...queued, alert]);
      });
    return {
      alert: async (message, options) => {
        await enqueue({ ...options, kind: 'alert', message });
      },
      confirm: (message, options) => enqueue({ ...options, kind: 'confirm', message }),
      cancelQuestions: () =>
        setQueue((queued) => {
          // An updater that runs twice changes nothing: a promise is resolved once.
          for (const { kind, resolve } of queued) if (kind === 'confirm') resolve(false);
          return queued.filter(({ kind }) => kind !== 'confirm');
        }),
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
        {current?.kind === 'alert' && (
          <AlertContent key={current.id} {...current} onClose={() => close(false)} />
        )}
        {current?.kind === 'confirm' && (
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
