import { createContext, useContext } from 'react';

/** The options of a toast. */
export interface ToastOptions {
  /** The duration in milliseconds; 3,000 by default. */
  duration?: number;
}

/** Shows toasts. */
export interface Toasts {
  /** Shows what has succeeded for a short time. */
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
