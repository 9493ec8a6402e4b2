import { http, type RequestHandler } from 'msw';
import { setupWorker, type SetupWorker } from 'msw/browser';
import { forgetReload, reloadOnce, watchLeaving } from './reload-once.ts';

const TIMEOUT_MS = 10_000;
/** Beside the script of the worker, because the site may be served at a sub-path. */
const PROBE_PATH = '__mock/worker';
const PROBE_HEADER = 'x-mock-worker';

const UNCONTROLLED = 'No service worker controls this page.';
const UNRESPONSIVE = 'The service worker of the mocks does not answer, or the browser bypasses it.';

/** Responds to the probe that checks whether the worker intercepts this page's calls. */
const probeHandler = http.get(
  `*/${PROBE_PATH}`,
  () => new Response(null, { status: 204, headers: { [PROBE_HEADER]: 'running' } }),
);

export interface WorkerOptions {
  readonly handlers: readonly RequestHandler[];
  readonly workerUrl: string;
  /** True when the mocks respond to this URL, so that it must not reach the network. */
  readonly isMocked: (url: URL) => boolean;
}

/**
 * Starts msw's worker. Mocked calls wait until the worker intercepts them, and fail while it does not answer, so that none reaches the
 * network. A page that the worker does not control is reloaded once; rejects if that does not help.
 */
export async function startWorker(options: WorkerOptions): Promise<SetupWorker> {
  const { handlers, workerUrl, isMocked } = options;
  const fetchDirectly = globalThis.fetch;
  const probe = new URL(PROBE_PATH, new URL(workerUrl, location.href));
  const isResponsive = (): Promise<boolean> =>
    fetchDirectly(probe, { cache: 'no-store', signal: AbortSignal.timeout(TIMEOUT_MS) }).then(
      ({ headers }) => headers.has(PROBE_HEADER),
      () => false,
    );
  const started = Promise.withResolvers<void>();
  globalThis.fetch = async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input, location.href);
    if (isMocked(url)) {
      await started.promise;
      if (!(await isResponsive())) throw new TypeError(`${UNRESPONSIVE} Reload the page.`);
    }
    return fetchDirectly(input, init);
  };

  const stopWatchingLeaving = watchLeaving();
  const worker = setupWorker(probeHandler, ...handlers);
  trustWorker(workerUrl);
  await controlPage(workerUrl);
  await ignoreFailedUpdates();
  await Promise.race([
    worker.start({ quiet: true, onUnhandledFrame: 'bypass', serviceWorker: { url: workerUrl } }),
    timeout(),
  ]);
  if (!(await isResponsive())) await reloadOnce(UNRESPONSIVE);
  stopWatchingLeaving();
  forgetReload();
  started.resolve();
  return worker;
}

function timeout(): Promise<never> {
  return new Promise((_, reject) => {
    const reason = `The service worker did not answer within ${TIMEOUT_MS / 1000} seconds.`;
    setTimeout(() => reject(new Error(reason)), TIMEOUT_MS);
  });
}

// TypeScript has no types for Trusted Types yet; they are declared as strings.
type TrustedTypes = {
  createPolicy: (
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ) => { createScriptURL: (url: string) => string };
};

/**
 * Lets msw 3.0.5, which passes the worker's URL as a string, register the worker in a page whose content security policy requires
 * Trusted Types. The policy must allow the Trusted Types policy `mock-worker`.
 */
function trustWorker(workerUrl: string): void {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  const { serviceWorker } = navigator;
  // A policy can be created only once.
  if (!trustedTypes || Object.hasOwn(serviceWorker, 'register')) return;
  const policy = trustedTypes.createPolicy('mock-worker', {
    createScriptURL: (url) => {
      if (url === workerUrl) return url;
      throw new TypeError(`${url} is not the worker of the mocks.`);
    },
  });
  const register = serviceWorker.register.bind(serviceWorker);
  serviceWorker.register = (url, options) =>
    register(url === workerUrl ? policy.createScriptURL(workerUrl) : url, options);
}

/**
 * Ensures that the worker controls this page. A new worker claims the open pages, but not a page that is later loaded bypassing
 * it (Shift + reload): that is reloaded; rejects if that does not help. msw 3.0.5 would reload it repeatedly, and not hold back
 * its requests.
 */
async function controlPage(workerUrl: string): Promise<void> {
  const { serviceWorker } = navigator;
  if (serviceWorker.controller) return;
  // msw explains why a worker cannot be registered.
  const registration = await serviceWorker.register(workerUrl).catch(() => undefined);
  if (!registration || serviceWorker.controller) return;
  if (registration.active?.state === 'activated') await reloadOnce(UNCONTROLLED);
  const controlled = new Promise((resolve) => {
    serviceWorker.addEventListener('controllerchange', resolve, { once: true });
  });
  await Promise.race([controlled, timeout()]);
}

/**
 * msw 3.0.5 checks for a newer worker script on every page load and does not handle a rejection, for example when the page is
 * left. The registered worker stays active, and the next page load checks again.
 */
async function ignoreFailedUpdates(): Promise<void> {
  for (const registration of await navigator.serviceWorker.getRegistrations()) {
    const update = registration.update.bind(registration);
    registration.update = () => update().catch(() => registration);
  }
}
