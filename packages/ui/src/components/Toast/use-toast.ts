import { createContext, use } from 'react';
import type { ToastTone } from './Toast.css.ts';

/** How a message in passing is shown besides its words. */
export interface ToastOptions {
  /** What kind of news it is; told by a mark as well as by colour. */
  tone?: ToastTone;
  /** How long it stays, in milliseconds. */
  duration?: number;
}

/** How a page says in passing what has happened. */
export interface Toasts {
  /** Shows a message for three seconds, or as long as `duration` says. */
  showToast: (message: string, options?: ToastOptions) => void;
}

/** Where `useToast` finds its provider. */
export const ToastsContext = createContext<Toasts | null>(null);

/** The toasts of the ToastProvider around; throws when there is none. */
export function useToast(): Toasts {
  const toasts = use(ToastsContext);
  if (toasts === null) throw new Error('useToast needs a ToastProvider around it.');
  return toasts;
}
