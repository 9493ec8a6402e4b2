/**
 * The key in sessionStorage that marks that the page was reloaded because the worker did not control it. The frames of a page
 * share the storage, and each is reloaded.
 */
const key = () => `fitness-mocks-reloaded ${location.href}`;

/** Whether the page was reloaded before; assumed without storage, to prevent a reload loop. */
function wasReloaded(): boolean {
  try {
    return sessionStorage.getItem(key()) !== null;
  } catch {
    return true;
  }
}

// Module state, since a page is left once.
let isLeaving = false;

/** Notes when the user leaves the page; returns a function that stops this. */
export function watchLeaving(): () => void {
  const note = (): void => {
    isLeaving = true;
  };
  window.addEventListener('beforeunload', note);
  return () => window.removeEventListener('beforeunload', note);
}

/**
 * Reloads the page for this reason; rejects with it if the page has just been reloaded without success. A page that the user leaves is
 * not reloaded: it has no answers from the worker any more in Firefox and WebKit, and reloading it would cancel the navigation.
 */
export function reloadOnce(reason: string): Promise<never> {
  if (isLeaving) return new Promise(() => undefined);
  if (wasReloaded()) {
    forgetReload();
    return Promise.reject(new Error(reason));
  }
  sessionStorage.setItem(key(), reason);
  location.reload();
  // Never resolves, because the page is being left.
  return new Promise(() => undefined);
}

/** Allows another reload, after the last one has succeeded or its failure has been shown to the user. */
export function forgetReload(): void {
  try {
    sessionStorage.removeItem(key());
  } catch {
    // Storage is blocked, so nothing was stored.
  }
}
