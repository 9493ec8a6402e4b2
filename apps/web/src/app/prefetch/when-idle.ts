/** Calls back when the browser has nothing else to do; Safari does not tell, and waits for a moment. */
export function whenIdle(callback: () => void) {
  if ('requestIdleCallback' in window) requestIdleCallback(callback);
  else setTimeout(callback, 200);
}
