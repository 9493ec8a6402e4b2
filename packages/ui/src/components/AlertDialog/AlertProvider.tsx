import {
  type ComponentType,
  type ReactNode,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { QueuedAlertProps, QueuedContent } from './QueuedAlert.tsx';
import { AlertsContext, type Alerts } from './use-alert.ts';
import { useRestoreFocus } from './use-restore-focus.ts';

type Queued = QueuedContent & { id: number; resolve: (isConfirmed: boolean) => void };

const loadQueuedAlert = () => import('./QueuedAlert.tsx');

function preloadQueuedAlert() {
  loadQueuedAlert().catch(() => undefined);
}

/* oxlint-disable no-alert -- In place of the modal when there is no connection at the first alert. */
function showByBrowser({ kind, message }: QueuedContent) {
  if (kind === 'confirm') return window.confirm(message);
  window.alert(message);
  return true;
}
/* oxlint-enable no-alert */

/** Shows the alerts of `useAlert`, one after another; their modal is loaded at the user's first input, or the first alert. */
export function AlertProvider({ children }: { children: ReactNode }) {
  const [queue, setQueue] = useState<Queued[]>([]);
  const [QueuedAlert, setQueuedAlert] = useState<ComponentType<QueuedAlertProps>>();
  const lastId = useRef(0);
  const current = queue[0];
  const { saveFocus, restoreFocus } = useRestoreFocus(current !== undefined);

  useEffect(() => {
    const loading = new AbortController();
    const preload = () => {
      loading.abort();
      // The page responds to the input first.
      if ('requestIdleCallback' in window) requestIdleCallback(preloadQueuedAlert);
      else setTimeout(preloadQueuedAlert);
    };
    for (const input of ['pointerdown', 'keydown'])
      window.addEventListener(input, preload, {
        signal: loading.signal,
        // Components that handle presses stop them.
        capture: true,
      });
    return () => loading.abort();
  }, []);

  const remove = useCallback(
    (answered: number) => setQueue((queued) => queued.filter(({ id }) => id !== answered)),
    [],
  );

  const alerts = useMemo<Alerts>(() => {
    const enqueue = (content: QueuedContent) =>
      new Promise<boolean>((resolve) => {
        saveFocus();
        lastId.current += 1;
        const alert = { ...content, id: lastId.current, resolve };
        setQueue((queued) => [...queued, alert]);
        loadQueuedAlert().then(
          (loaded) => setQueuedAlert(() => loaded.QueuedAlert),
          () => {
            resolve(showByBrowser(content));
            remove(alert.id);
          },
        );
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
  }, [remove, saveFocus]);

  const close = (isConfirmed: boolean) => {
    if (!current) return;
    current.resolve(isConfirmed);
    remove(current.id);
  };

  return (
    <AlertsContext value={alerts}>
      {children}
      {QueuedAlert && (
        <QueuedAlert
          content={current}
          onClose={() => close(false)}
          onConfirm={() => close(true)}
          onClosed={restoreFocus}
        />
      )}
    </AlertsContext>
  );
}
