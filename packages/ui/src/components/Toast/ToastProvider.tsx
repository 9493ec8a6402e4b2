import { useMemo, useRef, useState, type ReactNode } from 'react';
import { Toast, type ToastProps } from './Toast.tsx';
import * as styles from './Toast.css.ts';
import { ToastsContext, type Toasts } from './use-toast.ts';

type Shown = Omit<ToastProps, 'onDismiss'> & { id: number };

const most = 3;

/** Shows what `useToast` is asked to in one live region; the newest three stay, focus never moves. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState<Shown[]>([]);
  const lastId = useRef(0);

  const toasts = useMemo<Toasts>(
    () => ({
      showToast: (message, { tone = 'success', duration = 3000 } = {}) => {
        lastId.current += 1;
        const toast = { id: lastId.current, message, tone, duration };
        setShown((before) => [...before, toast].slice(-most));
      },
    }),
    [],
  );

  const remove = (id: number) => setShown((before) => before.filter((toast) => toast.id !== id));

  // There from the start, since a live region is only read once it is known; marked so that a modal leaves it audible.
  return (
    <ToastsContext value={toasts}>
      {children}
      <div
        role="status"
        aria-live="polite"
        aria-atomic="false"
        aria-relevant="additions"
        data-react-aria-top-layer="true"
        className={styles.region}
      >
        {shown.map(({ id, ...toast }) => (
          <Toast key={id} {...toast} onDismiss={() => remove(id)} />
        ))}
      </div>
    </ToastsContext>
  );
}
