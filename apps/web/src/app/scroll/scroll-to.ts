import { storedPositions } from './stored-positions.ts';

export { keepPositions } from './stored-positions.ts';

/** Repeats an attempt while the page changes, until it succeeds or the signal is aborted. */
function repeat(attempt: () => boolean, signal: AbortSignal) {
  const ended = new AbortController();
  const stop = () => ended.abort();
  const tryAgain = () => {
    if (attempt()) stop();
  };
  const resized = new ResizeObserver(tryAgain);
  const changed = new MutationObserver(tryAgain);
  ended.signal.addEventListener('abort', () => {
    resized.disconnect();
    changed.disconnect();
  });
  signal.addEventListener('abort', stop);
  resized.observe(document.body);
  changed.observe(document.body, { childList: true, subtree: true });
  tryAgain();
}

/** Scrolls to the element of a hash (`#id`), as soon as it exists. */
export function scrollToTarget(hash: string, signal: AbortSignal) {
  repeat(() => {
    const target = document.getElementById(decodeURIComponent(hash.slice(1)));
    target?.scrollIntoView();
    return target !== null;
  }, signal);
}

/**
 * Restores the scroll position of a history entry, in pixels, as soon as the page is tall enough; returns false if no position is
 * known or stored.
 */
export function restorePosition(place: string, known: number | undefined, signal: AbortSignal) {
  const top = known ?? storedPositions().get(place);
  if (top === undefined) return false;
  repeat(() => {
    window.scrollTo(0, top);
    return Math.abs(window.scrollY - top) < 2;
  }, signal);
  return true;
}
