import { createContext, useContext } from 'react';
import type { AlertTone } from './AlertDialog.css.ts';

/** A link under the message of an alert. */
export interface AlertLink {
  label: string;
  href: string;
}

/** The options of an alert. */
export interface AlertOptions {
  /** A short heading above the message. */
  title?: string;
  /**
   * `danger` is for failures, and the default of a question, whose primary button changes nothing. `info` is the default of an
   * alert, and for a question whose action harms nothing and is the primary one.
   */
  tone?: AlertTone;
  /** Following the link closes the alert and cancels a confirmation. */
  link?: AlertLink;
}

/** The options of a confirmation. */
export interface ConfirmOptions extends AlertOptions {
  /** The action, such as the verb of the question; never just yes. */
  confirmLabel: string;
  /** The alternative that changes nothing; has the initial focus. */
  cancelLabel: string;
  /** The object of the question, shown above it. */
  subject?: string | undefined;
  /** Cancels the confirmation when it is aborted. */
  signal?: AbortSignal | undefined;
}

/**
 * Shows alerts and confirmations, one at a time in a queue. After the provider is unmounted, they are not shown and their
 * promises stay pending, so that code awaiting them does not continue.
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
  const alerts = useContext(AlertsContext);
  if (alerts === null) throw new Error('useAlert needs an AlertProvider around it.');
  return alerts;
}
