import { untilWorkHasEnded } from './unfinished-work.ts';

const savers = new Set<() => void>();

/** Registers a function to call before every automatic reload, and by `saveForReload`. */
export function beforeReload(save: () => void) {
  savers.add(save);
}

/** Saves the restorable state for a reload by the user. */
export function saveForReload() {
  for (const save of savers) save();
}

/** Reloads the page after all unfinished work has ended, and saves the restorable state first. */
export async function reloadPage() {
  await untilWorkHasEnded();
  saveForReload();
  // The app restores the scroll position; the browser would keep the place of what is shown instead of the page.
  history.scrollRestoration = 'manual';
  window.location.reload();
}
