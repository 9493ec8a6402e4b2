import type { QueuedToast, ToastQueue } from 'react-stately/useToastState';
import type { ToastContent } from './Toast.tsx';

type Toasts = readonly QueuedToast<ToastContent>[];

const maxToasts = 3;

function byUrgency(latestFirst: Toasts) {
  const isDanger = ({ content }: Toasts[number]) => content.tone === 'danger';
  return {
    dangers: latestFirst.filter(isDanger).toReversed(),
    others: latestFirst.filter((toast) => !isDanger(toast)),
  };
}

/** The toasts that are shown, the latest last: danger toasts until they are over, and the latest others. */
export function fitting(latestFirst: Toasts) {
  const { dangers, others } = byUrgency(latestFirst);
  const shown = new Set([...dangers, ...others].slice(0, maxToasts));
  return latestFirst.filter((toast) => shown.has(toast)).toReversed();
}

/** Closes the oldest toasts above the maximum; the latest one stays, hidden behind danger toasts if there is no space. */
export function dropOld(queue: ToastQueue<ToastContent>) {
  const { dangers, others } = byUrgency(queue.visibleToasts);
  const dropped = others.slice(Math.max(1, maxToasts - dangers.length));
  for (const { key } of dropped) queue.close(key);
}
