import { http, type RequestHandler } from 'msw';
import { workerMessages } from './worker-messages.ts';
import { createWorkerWatch, type WorkerWatch } from './worker-watch.ts';

/** Beside the script of the worker, because the site may be served at a sub-path. */
const PROBE_PATH = '__mock/worker';
const PROBE_HEADER = 'x-mock-worker';
const RESPONSE_TIMEOUT_MS = 3_000;

/** Why a worker cannot intercept the calls of this page. */
export const UNCONTROLLED = 'No service worker controls this page.';

/** Responds to the probe that checks whether the worker intercepts this page's calls. */
export const probeHandler: RequestHandler = http.get(
  `*/${PROBE_PATH}`,
  () => new Response(null, { status: 204, headers: { [PROBE_HEADER]: 'running' } }),
);

/** The watch of this page's worker, which restarts it. */
export function watchWorker(workerUrl: string): WorkerWatch {
  const fetchDirectly = globalThis.fetch;
  const probe = new URL(PROBE_PATH, new URL(workerUrl, location.href));
  return createWorkerWatch({
    isResponsive: async () => {
      const response = await fetchDirectly(probe, {
        cache: 'no-store',
        signal: AbortSignal.timeout(RESPONSE_TIMEOUT_MS),
      });
      return response.headers.has(PROBE_HEADER);
    },
    recoverySteps: [activate, () => register(workerUrl)],
  });
}

/** Restarts the worker when the page is shown again; returns a function that stops this. */
export function ensureWhenShown(watch: WorkerWatch): () => void {
  const ensure = (): void => {
    if (document.visibilityState === 'visible') void watch.ensure();
  };
  const end = new AbortController();
  const { signal } = end;
  document.addEventListener('visibilitychange', ensure, { signal });
  document.addEventListener('resume', ensure, { signal });
  window.addEventListener('pageshow', ensure, { signal });
  return () => end.abort();
}

export function timeout(ms: number): Promise<never> {
  return new Promise((_, reject) => {
    const reason = `The service worker did not answer within ${ms / 1000} seconds.`;
    setTimeout(() => reject(new Error(reason)), ms);
  });
}

/** Waits for an event of the service worker container; rejects after the time. */
export function waitForEvent(
  name: 'controllerchange' | 'message',
  timeoutMs = RESPONSE_TIMEOUT_MS,
  isIt: (event: Event) => boolean = () => true,
): Promise<void> {
  const event = new Promise<void>((resolve) => {
    const listen = (one: Event): void => {
      if (isIt(one)) resolve();
    };
    const signal = AbortSignal.timeout(timeoutMs);
    navigator.serviceWorker.addEventListener(name, listen, { signal });
  });
  return Promise.race([event, timeout(timeoutMs)]);
}

/**
 * Activates mocking for this page again, which msw does not do (https://github.com/mswjs/msw/issues/2635): a restarted worker
 * remembers its pages in a cache, and ignores a page that was frozen meanwhile or whose cache was cleared.
 */
async function activate(): Promise<void> {
  const { controller } = navigator.serviceWorker;
  if (!controller) throw new Error(UNCONTROLLED);
  const isEnabled = (event: Event): boolean =>
    event instanceof MessageEvent && event.data?.type === workerMessages.enabled;
  const enabled = waitForEvent('message', RESPONSE_TIMEOUT_MS, isEnabled);
  controller.postMessage(workerMessages.activate, { transfer: [] });
  await enabled;
}

/** Registers the worker again after it was removed. */
async function register(workerUrl: string): Promise<void> {
  const changed = waitForEvent('controllerchange');
  changed.catch(() => undefined);
  await navigator.serviceWorker.register(workerUrl);
  if (navigator.serviceWorker.controller?.state !== 'activated') await changed;
  await activate();
}
