/** Calls back when the browser is idle; after a short timeout in Safari, which has no `requestIdleCallback`. */
export function whenIdle(callback: () => void) {
  if ('requestIdleCallback' in window) requestIdleCallback(callback);
  else setTimeout(callback, 200);
}
