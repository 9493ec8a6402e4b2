import { reloadOnce } from './reload-once.ts';
import { waitForEvent } from './wait-for-event.ts';

/** A new worker claims the open pages, but not a page that is later loaded bypassing it. */
const UNCONTROLLED = 'No service worker controls this page.';

const INSTALLATION_TIMEOUT_MS = 10_000;

/**
 * Ensures that the worker controls this page. A page that was loaded bypassing the worker (Shift + reload) is reloaded; rejects
 * if that does not help. msw 3.0.5 would reload it repeatedly, and not hold back its requests.
 */
export async function controlPage(workerUrl: string): Promise<void> {
  const { serviceWorker } = navigator;
  if (serviceWorker.controller) return;
  // msw explains why a worker cannot be registered.
  const registration = await serviceWorker.register(workerUrl).catch(() => undefined);
  if (!registration || serviceWorker.controller) return;
  if (registration.active?.state === 'activated') await reloadOnce(UNCONTROLLED);
  await waitForEvent(serviceWorker, 'controllerchange', { timeoutMs: INSTALLATION_TIMEOUT_MS });
}
