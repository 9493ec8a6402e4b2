type Listener = (error: unknown) => void;

// Module state, since errors are reported before anything that could hold the listener is loaded.
let listener: Listener | null = null;
const earlier: unknown[] = [];

/** Hands on an error that a user was shown, in a build that reports errors (docs/error-reporting.md). */
export function reportError(error: unknown) {
  if (!import.meta.env.VITE_REPORT_URL) return;
  if (listener) listener(error);
  else earlier.push(error);
}

/** Calls the listener with these errors, also with those from before. */
export function onReportedError(next: Listener) {
  listener = next;
  for (const error of earlier.splice(0)) next(error);
}
