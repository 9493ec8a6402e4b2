import { useMemo, useRef, useState, type ReactNode } from 'react';
import { Toast, type ToastProps } from './Toast.tsx';
import * as styles from './Toast.css.ts';
import { ToastsContext, type Toasts } from './use-toast.ts';

type QueuedToast = Omit<ToastProps, 'onDismiss'> & { id: number };

const maxToasts = 3;

/** Shows the latest three toasts of `useToast` in a live region. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [toasts, setToasts] = useState<QueuedToast[]>([]);
  const lastId = useRef(0);

  const api = useMemo<Toasts>(
    () => ({
      showToast: (message, { tone = 'success', duration = 3000 } = {}) => {
        lastId.current += 1;
        const toast = { id: lastId.current, message, tone, duration };
        setToasts((toasts) => [...toasts, toast].slice(-maxToasts));
      },
    }),
    [],
  );

  const remove = (id: number) => setToasts((toasts) => toasts.filter((toast) => toast.id !== id));

  // Always rendered, because screen readers announce only changes of an existing live region; an attribute of react-aria 3.53.1
  // exposes it over modals.
  return (
    <ToastsContext value={api}>
      {children}
      <div
        role="status"
        aria-live="polite"
        aria-atomic="false"
        aria-relevant="additions"
        data-react-aria-top-layer="true"
        className={styles.region}
      >
        {toasts.map(({ id, ...toast }) => (
          <Toast key={id} {...toast} onDismiss={() => remove(id)} />
        ))}
      </div>
    </ToastsContext>
  );
}
