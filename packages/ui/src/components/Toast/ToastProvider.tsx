import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { ToastQueue, useToastQueue } from 'react-stately/useToastState';
import { Toast } from './Toast.tsx';
import * as styles from './Toast.css.ts';
import { useRegionFocus } from './use-region-focus.ts';
import { ToastsContext, type Toasts } from './use-toast.ts';

const maxToasts = 3;

function useIsTabHidden() {
  const [isHidden, setHidden] = useState(false);
  useEffect(() => {
    const update = () => setHidden(document.visibilityState === 'hidden');
    update();
    document.addEventListener('visibilitychange', update);
    return () => document.removeEventListener('visibilitychange', update);
  }, []);
  return isHidden;
}

/** Shows the toasts of `useToast` in a live region, at most three at a time. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [queue] = useState(() => new ToastQueue<string>());
  const toasts = useToastQueue(queue).visibleToasts.toReversed();
  const front = toasts.at(-1);
  const region = useRef<HTMLDivElement>(null);
  const regionProps = useRegionFocus(region);
  // The keys, because a toast that leaves under the pointer or with the focus gets no event.
  const [hovered, setHovered] = useState<string>();
  const [focused, setFocused] = useState<string>();
  const isTabHidden = useIsTabHidden();
  const isPaused = isTabHidden || toasts.some(({ key }) => key === hovered || key === focused);

  const api = useMemo<Toasts>(
    () => ({
      showToast: (message, { duration = 3000 } = {}) => {
        queue.add(message, { timeout: duration });
        for (const { key } of queue.visibleToasts.slice(maxToasts)) queue.close(key);
      },
    }),
    [queue],
  );

  // Only the queue is react-aria's: its region exists only while there are toasts, and they are alert dialogs. A live region of
  // role `status` has to be there before its first message. The attribute of react-aria 3.53.1 exposes it over modals.
  return (
    <ToastsContext.Provider value={api}>
      {children}
      <div
        ref={region}
        role="status"
        aria-live="polite"
        aria-atomic="false"
        aria-relevant="additions"
        aria-keyshortcuts="F6"
        data-react-aria-top-layer="true"
        className={styles.region}
        {...regionProps}
      >
        {toasts.map((toast) => (
          <Toast
            key={toast.key}
            toast={toast}
            isFront={toast === front}
            isPaused={isPaused}
            onHoverChange={(isHovered) => setHovered(isHovered ? toast.key : undefined)}
            onFocusChange={(isFocused) => setFocused(isFocused ? toast.key : undefined)}
            onDismiss={() => queue.close(toast.key)}
          />
        ))}
      </div>
    </ToastsContext.Provider>
  );
}
