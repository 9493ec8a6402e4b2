import { env } from '../config/env.ts';

const work = new Set<Promise<unknown>>();

/** Prevents automatic reloads until this task has settled (docs/product.md#deployments). */
export function keepFromReload<Result>(task: Promise<Result>): Promise<Result> {
  work.add(task);
  const end = () => work.delete(task);
  task.then(end, end);
  return task;
}

export async function untilWorkHasEnded() {
  while (work.size > 0) await Promise.allSettled(work);
}

export function reloadPage() {
  // The browser would keep the place of what is shown instead of the page.
  history.scrollRestoration = 'manual';
  window.location.reload();
}

const missing = new WeakSet<Error>();
/** Module state, since the loader too keeps which style sheets it has asked for until the page is loaded again. */
let missingStyles: Error | undefined;

/** Remembers from now on which errors are chunks that could not be loaded, most often because a deployment removed them. */
export function watchMissingChunks() {
  window.addEventListener('vite:preloadError', ({ payload }) => {
    missing.add(payload);
    if (payload.message.includes('CSS')) missingStyles = payload;
  });
}

/** Throws once a style sheet could not be loaded, because the bundler's loader takes it for loaded the next time. */
export function assertStyles() {
  if (missingStyles) throw missingStyles;
}

export function isMissingChunk(error: unknown): boolean {
  return error instanceof Error && missing.has(error);
}

/** Reloads a page that a missing chunk prevents from opening, once for each release; returns whether it does. */
export function reloadForMissingChunk(): boolean {
  const key = `reloaded:${env.release}:${window.location.pathname}`;
  try {
    if (!navigator.onLine || work.size > 0 || sessionStorage.getItem(key)) return false;
    sessionStorage.setItem(key, '1');
  } catch {
    // Without storage nothing would prevent a loop.
    return false;
  }
  reloadPage();
  return true;
}
