import { createContext, use } from 'react';
import type { AlertLink, Answers } from './AlertContent.tsx';
import type { AlertTone } from './AlertDialog.css.ts';

/** The options of an alert. */
export interface AlertOptions {
  title?: string;
  tone?: AlertTone;
  /** Following the link closes the alert and cancels a confirmation. */
  link?: AlertLink;
}

/** The options of a confirmation. */
export interface ConfirmOptions extends AlertOptions, Answers {
  /** What the question is about, above it. */
  subject?: string | undefined;
  /** Closes the confirmation as not confirmed once it is aborted. */
  signal?: AbortSignal | undefined;
}

/**
 * Shows alerts and confirmations; concurrent ones are queued. Those of a provider that has left the page are not shown, and their
 * promises stay pending, so that nothing that waits for one goes on.
 */
export interface Alerts {
  /** Resolves when the user has acknowledged the message. */
  alert: (message: string, options?: AlertOptions) => Promise<void>;
  /** Resolves to whether the user confirmed. */
  confirm: (message: string, options: ConfirmOptions) => Promise<boolean>;
}

/** The context of `useAlert`. */
export const AlertsContext = createContext<Alerts | null>(null);

/** The alerts of the surrounding AlertProvider; throws without one. */
export function useAlert(): Alerts {
  const alerts = use(AlertsContext);
  if (alerts === null) throw new Error('useAlert needs an AlertProvider around it.');
  return alerts;
}
