import type { RequestHandler } from 'msw';
import { setupWorker, type SetupWorker } from 'msw/browser';
import { controlPage } from './control-page.ts';
import { holdCalls, type IsMocked } from './hold-calls.ts';
import { forgetReload, reloadOnce, watchLeaving } from './reload-once.ts';
import { trustWorker } from './trusted-worker.ts';
import { ensureWhenShown, probeHandler, watchWorker } from './worker-restart.ts';
import type { WorkerWatch } from './worker-watch.ts';

const START_TIMEOUT_MS = 10_000;

/** A worker to start. */
export interface WorkerOptions {
  readonly handlers: readonly RequestHandler[];
  /** The URL of its script. */
  readonly workerUrl: string;
  readonly isMocked: IsMocked;
}

/** A worker that intercepts the calls of this page. */
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
  await withinTime(
    worker.start({ quiet: true, onUnhandledFrame: 'bypass', serviceWorker: { url: workerUrl } }),
  );
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

function withinTime<Result>(work: Promise<Result>): Promise<Result> {
  const timeout = new Promise<never>((_, reject) => {
    setTimeout(
      () =>
        reject(
          new Error(`The service worker did not start within ${START_TIMEOUT_MS / 1000} seconds.`),
        ),
      START_TIMEOUT_MS,
    );
  });
  return Promise.race([work, timeout]);
}
