import { type ComponentType, type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { AlertShownContext } from '../../internal/use-wait-for-alert.ts';
import { PlainAlert } from './PlainAlert.tsx';
import type { QueuedAlertProps, QueuedContent } from './QueuedAlert.tsx';
import { AlertsContext, type Alerts } from './use-alert.ts';
import { useRestoreFocus } from './use-restore-focus.ts';

type Queued = QueuedContent & { settle: (isConfirmed: boolean) => void };

const loadQueuedAlert = () => import('./QueuedAlert.tsx');

function preloadQueuedAlert() {
  loadQueuedAlert().catch(() => undefined);
}

/** Shows the alerts of `useAlert`, one after another; their modal is loaded at the user's first input, or the first alert. */
export function AlertProvider({ children }: { children: ReactNode }) {
  const [queue, setQueue] = useState<Queued[]>([]);
  const [QueuedAlert, setQueuedAlert] = useState<ComponentType<QueuedAlertProps>>();
  const [isModalMissing, setIsModalMissing] = useState(false);
  const lastNumber = useRef(0);
  const isMounted = useRef(false);
  const current = queue[0];
  const { saveFocus, restoreFocus } = useRestoreFocus(current !== undefined);

  useEffect(() => {
    isMounted.current = true;
    const loading = new AbortController();
    const preload = () => {
      loading.abort();
      // Preloads when idle, so that the page can respond to the input first.
      if ('requestIdleCallback' in window) requestIdleCallback(preloadQueuedAlert);
      else setTimeout(preloadQueuedAlert);
    };
    for (const input of ['pointerdown', 'keydown'])
      window.addEventListener(input, preload, {
        signal: loading.signal,
        // Captured, because components that handle presses stop the propagation.
        capture: true,
      });
    return () => {
      isMounted.current = false;
      loading.abort();
    };
  }, []);

  const alerts = useMemo<Alerts>(() => {
    const enqueue = (content: Omit<QueuedContent, 'number'>) =>
      new Promise<boolean>((resolve) => {
        saveFocus();
        lastNumber.current += 1;
        const number = lastNumber.current;
        const settle = (isConfirmed: boolean) => {
          if (!isMounted.current) return;
          resolve(isConfirmed);
          setQueue((queued) => queued.filter((other) => other.number !== number));
        };
        setQueue((queued) => [...queued, { ...content, number, settle }]);
        content.signal?.addEventListener('abort', () => settle(false), { once: true });
        loadQueuedAlert().then(
          (loaded) => setQueuedAlert(() => loaded.QueuedAlert),
          () => setIsModalMissing(true),
        );
      });
    return {
      alert: async (message, options) => {
        await enqueue({ ...options, message });
      },
      confirm: (message, options) => enqueue({ ...options, message }),
    };
  }, [saveFocus]);

  const answer = (isConfirmed: boolean) => current?.settle(isConfirmed);
  return (
    <AlertsContext.Provider value={alerts}>
      <AlertShownContext.Provider
        value={current !== undefined && (QueuedAlert !== undefined || isModalMissing)}
      >
        {children}
      </AlertShownContext.Provider>
      {QueuedAlert && <QueuedAlert content={current} onAnswer={answer} onClosed={restoreFocus} />}
      {!QueuedAlert && isModalMissing && current && (
        <PlainAlert key={current.number} content={current} onAnswer={answer} />
      )}
    </AlertsContext.Provider>
  );
}
