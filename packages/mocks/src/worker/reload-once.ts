/** In the tab's storage: the page was reloaded because the worker did not control it. */
const KEY = 'fitness-mocks-reloaded';

/** Without storage nobody knows whether the page was reloaded before, and another reload might be one of many. */
function wasReloaded(): boolean {
  try {
    return sessionStorage.getItem(KEY) !== null;
  } catch {
    return true;
  }
}

/** Reloads the page for this reason; rejects with it where the page was just reloaded in vain. */
export function reloadOnce(reason: string): Promise<never> {
  if (wasReloaded()) {
    forgetReload();
    return Promise.reject(new Error(reason));
  }
  sessionStorage.setItem(KEY, reason);
  location.reload();
  // Nothing else may happen in a page that is being left.
  return new Promise(() => undefined);
}

/** Allows another reload, since the last one has helped, or the user knows that it did not. */
export function forgetReload(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Nothing was stored.
  }
}
