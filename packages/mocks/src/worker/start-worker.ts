import type { RequestHandler } from 'msw';
import { setupWorker, type SetupWorker } from 'msw/browser';
import { holdCalls, type IsMocked } from './hold-calls.ts';
import { forgetReload, reloadOnce, watchLeaving } from './reload-once.ts';
import {
  ensureWhenShown,
  probeHandler,
  timeout,
  UNCONTROLLED,
  waitForEvent,
  watchWorker,
} from './worker-restart.ts';
import type { WorkerWatch } from './worker-watch.ts';

const START_TIMEOUT_MS = 10_000;

export interface WorkerOptions {
  readonly handlers: readonly RequestHandler[];
  readonly workerUrl: string;
  readonly isMocked: IsMocked;
}

export interface StartedWorker {
  readonly worker: SetupWorker;
  readonly watch: WorkerWatch;
  stop(): void;
}

/**
 * Starts msw's worker. Mocked calls are delayed until the worker intercepts them, so that none reaches the network. A page that
 * the worker does not control is reloaded once; rejects if that does not help.
 */
export async function startWorker(options: WorkerOptions): Promise<StartedWorker> {
  const { handlers, workerUrl, isMocked } = options;
  const watch = watchWorker(workerUrl);
  const started = Promise.withResolvers<WorkerWatch>();
  const release = holdCalls(started.promise, isMocked);
  const stopWatchingLeaving = watchLeaving();
  const worker = setupWorker(probeHandler, ...handlers);
  trustWorker(workerUrl);
  await controlPage(workerUrl);
  await ignoreFailedUpdates();
  await Promise.race([
    worker.start({ quiet: true, onUnhandledFrame: 'bypass', serviceWorker: { url: workerUrl } }),
    timeout(START_TIMEOUT_MS),
  ]);
  const state = await watch.ensure();
  if (state.status === 'stopped') await reloadOnce(state.reason);
  stopWatchingLeaving();
  forgetReload();
  started.resolve(watch);
  const stopWatching = ensureWhenShown(watch);
  return {
    worker,
    watch,
    stop: () => {
      stopWatching();
      release();
      void worker.stop();
    },
  };
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
  await waitForEvent('controllerchange', START_TIMEOUT_MS);
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
