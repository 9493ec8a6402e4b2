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

/** Reloads the page for this reason; rejects with it if the page has just been reloaded without success. */
export function reloadOnce(reason: string): Promise<never> {
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
