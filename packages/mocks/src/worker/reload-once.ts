/** The property of the history's state that marks a page that was reloaded; each frame has its own. */
const MARK = 'mocksReloaded';

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
  if (!isLeaving) {
    if (forgetReload()) return Promise.reject(new Error(reason));
    history.replaceState({ ...history.state, [MARK]: true }, '');
    location.reload();
  }
  // Never resolves, because the page is being left.
  return new Promise(() => undefined);
}

/** Allows another reload; returns whether this page was reloaded. */
export function forgetReload(): boolean {
  const { [MARK]: wasReloaded = false, ...state } = history.state ?? {};
  if (wasReloaded) history.replaceState(state, '');
  return wasReloaded;
}
