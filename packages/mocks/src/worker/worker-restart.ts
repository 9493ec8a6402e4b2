import { http, type RequestHandler } from 'msw';
import { createWorkerWatch, type WorkerWatch } from './worker-watch.ts';

const PROBE_PATH = '/__mock/worker';
const PROBE_HEADER = 'x-mock-worker';
const RESPONSE_TIMEOUT_MS = 3_000;
const FRESH_MS = 5_000;

/** Responds to the probe that checks whether the worker intercepts this page's calls. */
export const probeHandler: RequestHandler = http.get(
  `*${PROBE_PATH}`,
  () => new Response(null, { status: 204, headers: { [PROBE_HEADER]: 'running' } }),
);

/** Keeps this page's worker responsive and delays calls until it is; returns watch and stop. */
export function keepWorkerAlive(workerUrl: string): { readonly watch: WorkerWatch; stop(): void } {
  const fetchDirectly = globalThis.fetch;
  const watch = createWorkerWatch({
    isResponsive: async () => {
      const response = await fetchDirectly(PROBE_PATH, {
        cache: 'no-store',
        signal: AbortSignal.timeout(RESPONSE_TIMEOUT_MS),
      });
      return response.headers.has(PROBE_HEADER);
    },
    recoverySteps: [activate, () => register(workerUrl)],
    now: () => performance.now(),
  });

  const fetchWhenReady: typeof fetch = async (...call) => {
    await watch.ensure(FRESH_MS);
    return fetchDirectly(...call);
  };
  globalThis.fetch = fetchWhenReady;

  const ensure = (): void => {
    if (document.visibilityState === 'visible') void watch.ensure();
  };
  document.addEventListener('visibilitychange', ensure);
  document.addEventListener('resume', ensure);
  window.addEventListener('pageshow', ensure);
  return {
    watch,
    stop: () => {
      if (globalThis.fetch === fetchWhenReady) globalThis.fetch = fetchDirectly;
      document.removeEventListener('visibilitychange', ensure);
      document.removeEventListener('resume', ensure);
      window.removeEventListener('pageshow', ensure);
    },
  };
}

/**
 * Registers this page with the worker again. A stopped worker restarts with those pages in its
 * cache that still exist; a page that was frozen then, or whose cache was cleared, stays ignored.
 */
async function activate(): Promise<void> {
  const { controller } = navigator.serviceWorker;
  if (!controller) throw new Error('No service worker controls this page.');
  const enabled = waitForEvent(
    navigator.serviceWorker,
    'message',
    (event) => event instanceof MessageEvent && event.data?.type === 'MOCKING_ENABLED',
  );
  controller.postMessage('MOCK_ACTIVATE', { transfer: [] });
  await enabled;
}

/** Registers the worker again after it was removed. */
async function register(workerUrl: string): Promise<void> {
  const changed = waitForEvent(navigator.serviceWorker, 'controllerchange');
  changed.catch(() => undefined);
  await navigator.serviceWorker.register(workerUrl);
  if (navigator.serviceWorker.controller?.state !== 'activated') await changed;
  await activate();
}

function waitForEvent(
  target: EventTarget,
  name: string,
  isIt: (event: Event) => boolean = () => true,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const end = new AbortController();
    const limit = setTimeout(() => {
      end.abort();
      reject(
        new Error(
          `The service worker did not answer within ${RESPONSE_TIMEOUT_MS / 1000} seconds.`,
        ),
      );
    }, RESPONSE_TIMEOUT_MS);
    const listen = (event: Event): void => {
      if (!isIt(event)) return;
      clearTimeout(limit);
      end.abort();
      resolve();
    };
    target.addEventListener(name, listen, { signal: end.signal });
  });
}
