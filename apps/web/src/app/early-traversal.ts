// Module state, since it is needed before any component is mounted.
let isMissed = false;

function note() {
  isMissed = true;
}

/**
 * Notes from now on that the user goes back or forward. The router reads the address at its first render and listens only once it is
 * mounted (https://github.com/remix-run/react-router/issues/10941).
 */
export function watchEarlyTraversals() {
  window.addEventListener('popstate', note);
}

/** Tells the mounted router that the user went back or forward before it listened. */
export function replayEarlyTraversal() {
  window.removeEventListener('popstate', note);
  if (!isMissed) return;
  isMissed = false;
  window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state }));
}
