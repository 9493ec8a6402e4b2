import { setupWorker } from 'msw/browser';
import { createBackend, type Backend, type BackendOptions } from './backend.ts';
import { keepWorkerAlive, probeHandler } from './worker/worker-restart.ts';
import { indexedDbStorage } from './store/indexed-db-storage.ts';
import type { Storage } from './store/storage.ts';
import {
  createThirdPartyFaults,
  indexedDbPayments,
  memoryPayments,
  thirdPartyHandlers,
  type ProviderPayments,
  type ThirdPartyFault,
} from './third-party/index.ts';
import { trustWorker } from './worker/trusted-worker.ts';
import type { WorkerWatch } from './worker/worker-watch.ts';

export { openDatabase } from './store/open-database.ts';
export type { WorkerState, WorkerWatch } from './worker/worker-watch.ts';

/** Whether everything is mocked, or only the payment provider and the maps service. */
export type MockMode = 'all' | 'third-party';

/** The options of a page's mocks. */
export interface BrowserMocksOptions extends Omit<BackendOptions, 'storage' | 'onViolation'> {
  readonly mode: MockMode;
  /** The base URL of the app's API. */
  readonly baseUrl: string;
  /** The URL of the worker script, served by the plugin `msw/vite`. */
  readonly workerUrl?: string;
}

/** Running mocks, or the reason why they could not start, which the page must show. */
export type BrowserMocks =
  | {
      readonly ok: true;
      readonly backend: Backend;
      /** Restarts the worker when the browser stopped it, and knows whether it responds. */
      readonly worker: WorkerWatch;
      /** Replaces the faults of the payment provider and the maps service. */
      setThirdPartyFaults(faults: readonly ThirdPartyFault[]): void;
      reset(scenario?: BackendOptions['scenario'], seed?: number): Promise<void>;
      stop(): void;
    }
  | { readonly ok: false; readonly reason: Error };

const START_TIMEOUT_MS = 10_000;

/** Starts the mocks of this page; tabs share the state and reloads preserve it. Never rejects. */
export async function startBrowserMocks(options: BrowserMocksOptions): Promise<BrowserMocks> {
  try {
    const { storage, payments } = await openStorage();
    const backend = createBackend({
      ...options,
      storage,
      onViolation: (violation) => console.error(violation),
    });
    const thirdPartyFaults = createThirdPartyFaults();
    const others = thirdPartyHandlers({
      clock: backend.studio.clock,
      payments,
      faults: thirdPartyFaults,
    });
    const worker = setupWorker(
      probeHandler,
      ...others,
      ...(options.mode === 'all' ? backend.handlers(options.baseUrl) : []),
    );
    const workerUrl = options.workerUrl ?? '/mockServiceWorker.js';
    trustWorker(workerUrl);
    await ignoreFailedUpdates();
    await withinTime(
      worker.start({ quiet: true, onUnhandledFrame: 'bypass', serviceWorker: { url: workerUrl } }),
    );
    const { watch, stop } = keepWorkerAlive(workerUrl);
    return {
      ok: true,
      backend,
      worker: watch,
      setThirdPartyFaults: thirdPartyFaults.set,
      reset: async (scenario, seed) => {
        await payments.clear();
        await backend.reset(scenario, seed);
      },
      stop: () => {
        stop();
        void worker.stop();
      },
    };
  } catch (error) {
    return { ok: false, reason: error instanceof Error ? error : new Error(String(error)) };
  }
}

/**
 * msw looks for a newer worker script on every page load and leaves a failure unhandled, as
 * when the user leaves the page meanwhile.
 * The registered worker stays active, and the next page load checks again.
 */
async function ignoreFailedUpdates(): Promise<void> {
  for (const registration of await navigator.serviceWorker.getRegistrations()) {
    const update = registration.update.bind(registration);
    registration.update = () => update().catch(() => registration);
  }
}

async function openStorage(): Promise<{
  storage: Storage | undefined;
  payments: ProviderPayments;
}> {
  try {
    const storage = indexedDbStorage();
    await storage.revision();
    return { storage, payments: indexedDbPayments() };
  } catch (error) {
    console.warn(
      '[fitness] 브라우저 저장소를 쓸 수 없어 목 서버의 데이터가 새로고침하면 사라집니다.',
      error,
    );
    return { storage: undefined, payments: memoryPayments() };
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
