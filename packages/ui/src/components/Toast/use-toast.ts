import { createContext, useContext } from 'react';
import type { ToastTone } from './Toast.css.ts';

/** The options of a toast. */
export interface ToastOptions {
  /** `success` by default; shown by an icon as well as by colour. */
  tone?: ToastTone;
  /** The duration in milliseconds; 3,000 by default. */
  duration?: number;
}

/** Shows toasts. */
export interface Toasts {
  /** Shows a message for a short time. */
  showToast: (message: string, options?: ToastOptions) => void;
}

/** The context of `useToast`. */
export const ToastsContext = createContext<Toasts | null>(null);

/** The toasts of the surrounding ToastProvider; throws without one. */
export function useToast(): Toasts {
  const toasts = useContext(ToastsContext);
  if (toasts === null) throw new Error('useToast needs a ToastProvider around it.');
  return toasts;
}
