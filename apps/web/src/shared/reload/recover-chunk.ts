import { env } from '../../config/env.ts';
import { withRetries } from '../api/with-retries.ts';
import { reloadPage } from './reload-page.ts';
import { untilWorkHasEnded } from './unfinished-work.ts';

/** How long a browser may keep running a page that is being left, in milliseconds. */
const leavingMs = 1000;
/** How long the result of unfinished work is shown before reloading, in milliseconds; as long as a toast. */
const resultMs = 3000;

const pause = (milliseconds: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, milliseconds);
  });

/** The delays before retries, in milliseconds; requests can still fail just after the connection is back. */
const servedDelays = [500, 1500];

/** Whether the server responds; otherwise a reload would show the browser's own error page. */
function isServed(signal?: AbortSignal) {
  const ask = async () => {
    const { status } = await fetch('/', { method: 'HEAD', cache: 'no-store' });
    if (status >= 500) throw new Error(`The server responded with ${status}.`);
  };
  return withRetries(ask, servedDelays, signal).then(
    () => true,
    () => false,
  );
}

/** Whether this release has not yet reloaded for this chunk; false without storage, to prevent a reload loop. */
function isFirstTime(chunk: string) {
  const key = `reloaded:${env.release}:${chunk}`;
  try {
    if (sessionStorage.getItem(key) !== null) return false;
    sessionStorage.setItem(key, '1');
    return true;
  } catch {
    return false;
  }
}

/** Resolves when the browser is online or the page becomes visible again, because `navigator.onLine` can be wrong. */
function untilNextAttempt() {
  return new Promise<void>((resolve) => {
    const attempt = () => {
      if (document.visibilityState !== 'visible') return;
      window.removeEventListener('online', attempt);
      document.removeEventListener('visibilitychange', attempt);
      resolve();
    };
    window.addEventListener('online', attempt);
    document.addEventListener('visibilitychange', attempt);
  });
}

export type ChunkRecovery = 'waiting' | 'offline' | 'failed';

/**
 * Reloads the page once for a missing chunk (docs/product.md#deployments), unless the signal is aborted; reports its state to
 * `onChange`.
 */
export async function recoverChunk(
  chunk: string,
  signal: AbortSignal,
  onChange: (state: ChunkRecovery) => void,
) {
  const isReady = async () => {
    if (await untilWorkHasEnded()) await pause(resultMs);
    return !signal.aborted && (await isServed(signal));
  };
  const attempt = () => {
    if (!navigator.onLine) onChange('offline');
    return isReady();
  };
  await pause(leavingMs);
  let isPossible = await attempt();
  while (!isPossible && !signal.aborted && !navigator.onLine) {
    await untilNextAttempt();
    isPossible = await attempt();
  }
  if (signal.aborted) return;
  if (!isPossible || !isFirstTime(chunk)) return onChange('failed');
  onChange('waiting');
  return reloadPage();
}
