import { setupWorker } from 'msw/browser';
import { createBackend, type Backend } from './backend.ts';
import { indexedDbStorage } from './store/indexed-db-storage.ts';
import { systemClock } from './clock.ts';
import { thirdPartyHandlers } from './third-party/index.ts';

/** What the app wants mocked in its page. */
export interface BrowserMocksOptions {
  /** Where the app sends its calls. */
  readonly baseUrl: string;
  /** `third-party`: payment and maps are faked, the backend is a real one (or `pnpm mock`). */
  readonly mode: 'all' | 'third-party';
}

let running: Backend | undefined;

/** Starts the mock backend behind a service worker; rejects with the reason when the worker cannot run. */
export async function startBrowserMocks({ baseUrl, mode }: BrowserMocksOptions): Promise<void> {
  if (!('serviceWorker' in navigator)) throw new Error('이 브라우저나 주소에서는 서비스 워커를 쓸 수 없습니다.');
  const backend = createBackend({
    storage: indexedDbStorage(),
    onViolation: (violation) => console.error(violation),
  });
  const handlers = mode === 'all' ? backend.handlers(baseUrl) : [];
  const worker = setupWorker(...handlers, ...thirdPartyHandlers({ clock: systemClock }));
  await worker.start({ onUnhandledFrame: 'bypass', quiet: true });
  running = backend;
}

/** Puts the mock backend back to its seed, for every tab. */
export async function resetBrowserMocks(): Promise<void> {
  await running?.reset();
}
