import { createBackend, type Backend, type BackendOptions } from './backend.ts';
import { indexedDbStorage } from './store/indexed-db-storage.ts';
import {
  createThirdPartyFaults,
  indexedDbPayments,
  memoryPayments,
  thirdPartyHandlers,
  type ThirdPartyFault,
} from './third-party/index.ts';
import { startWorker, type WorkerOptions } from './worker/start-worker.ts';

export { openDatabase } from './store/open-database.ts';
export { startWorker } from './worker/start-worker.ts';

/** `all`: everything is mocked; `third-party`: only the payment provider and the maps service. */
export type MockMode = 'all' | 'third-party';

export interface BrowserMocksOptions extends Omit<BackendOptions, 'storage' | 'onViolation'> {
  readonly mode: MockMode;
  readonly baseUrl: string;
  /** The URL of the worker script, served by the plugin `msw/vite`. */
  readonly workerUrl?: string;
}

/** Running mocks, or the reason why they could not start, which the page must show. */
export type BrowserMocks =
  | {
      readonly ok: true;
      readonly backend: Backend;
      /** Replaces the faults of the payment provider and the maps service. */
      setThirdPartyFaults(faults: readonly ThirdPartyFault[]): void;
      reset(scenario?: BackendOptions['scenario'], seed?: number): Promise<void>;
    }
  | { readonly ok: false; readonly reason: Error };

/** Every URL of another origin is mocked, and the API unless a real backend serves it. */
function isMockedIn({ mode, baseUrl }: BrowserMocksOptions): WorkerOptions['isMocked'] {
  return (url) => (url.href.startsWith(baseUrl) ? mode === 'all' : url.origin !== location.origin);
}

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
    await startWorker({
      handlers: [
        ...thirdPartyHandlers({ clock: backend.studio.clock, payments, faults: thirdPartyFaults }),
        ...(options.mode === 'all' ? backend.handlers(options.baseUrl) : []),
      ],
      workerUrl: options.workerUrl ?? '/mockServiceWorker.js',
      isMocked: isMockedIn(options),
    });
    return {
      ok: true,
      backend,
      setThirdPartyFaults: thirdPartyFaults.set,
      reset: async (scenario, seed) => {
        await payments.clear();
        await backend.reset(scenario, seed);
      },
    };
  } catch (error) {
    return { ok: false, reason: error instanceof Error ? error : new Error(String(error)) };
  }
}

async function openStorage() {
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
