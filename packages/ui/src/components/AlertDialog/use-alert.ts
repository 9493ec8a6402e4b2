import { createContext, use } from 'react';
import type { AlertLink } from './AlertContent.tsx';
import type { AlertTone } from './AlertDialog.css.ts';

/** How an alert is told besides its message. */
export interface AlertOptions {
  title?: string;
  tone?: AlertTone;
  /** A link under the message; following it closes the alert, and leaves a question unconfirmed. */
  link?: AlertLink;
}

/** How a question is asked besides its message. */
export interface ConfirmOptions extends AlertOptions {
  confirmLabel?: string;
  cancelLabel?: string;
}

/** How a page speaks to the person and asks back; several calls are shown one after another. */
export interface Alerts {
  /** Shows a message; resolves once it has been acknowledged. */
  alert: (message: string, options?: AlertOptions) => Promise<void>;
  /** Asks a question; resolves to whether it was confirmed. */
  confirm: (message: string, options?: ConfirmOptions) => Promise<boolean>;
}

/** Where `useAlert` finds its provider. */
export const AlertsContext = createContext<Alerts | null>(null);

/** The alerts of the AlertProvider around; throws when there is none. */
export function useAlert(): Alerts {
  const alerts = use(AlertsContext);
  if (alerts === null) throw new Error('useAlert needs an AlertProvider around it.');
  return alerts;
}
