type Listener = (error: unknown) => void;

// Module state, since errors can occur before the reporter is loaded.
let listener: Listener | null = null;
const earlier: unknown[] = [];

/** Passes an error that was shown to the user to the reporter, in builds with error reporting (docs/error-reporting.md). */
export function reportError(error: unknown) {
  if (!import.meta.env.VITE_REPORT_URL) return;
  if (listener) listener(error);
  else earlier.push(error);
}

/** Sets the listener for reported errors, and calls it with the earlier ones. */
export function onReportedError(next: Listener) {
  listener = next;
  for (const error of earlier.splice(0)) next(error);
}
