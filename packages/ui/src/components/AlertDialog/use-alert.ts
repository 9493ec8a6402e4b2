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
}

/** Shows alerts and confirmations; concurrent ones are queued. */
export interface Alerts {
  /** Resolves when the user has acknowledged the message. */
  alert: (message: string, options?: AlertOptions) => Promise<void>;
  /** Resolves to whether the user confirmed. */
  confirm: (message: string, options: ConfirmOptions) => Promise<boolean>;
  /** Closes all confirmations as not confirmed, as when their user has signed out elsewhere. */
  cancelQuestions: () => void;
}

/** The context of `useAlert`. */
export const AlertsContext = createContext<Alerts | null>(null);

/** The alerts of the surrounding AlertProvider; throws without one. */
export function useAlert(): Alerts {
  const alerts = use(AlertsContext);
  if (alerts === null) throw new Error('useAlert needs an AlertProvider around it.');
  return alerts;
}
