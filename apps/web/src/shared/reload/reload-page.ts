import { untilWorkHasEnded } from './unfinished-work.ts';

const savers = new Set<() => void>();

/** Calls the function before every reload that the app does itself. */
export function beforeReload(save: () => void) {
  savers.add(save);
}

/** Reloads the page with what was typed, after a payment and other actions have ended. */
export async function reloadPage() {
  await untilWorkHasEnded();
  for (const save of savers) save();
  window.location.reload();
}
