import { reloadOnce } from './reload-once.ts';
import { waitForEvent } from './wait-for-event.ts';

/** A worker takes the pages that it finds when it begins, and never one that comes later without it. */
const UNCONTROLLED = 'No service worker controls this page.';

const INSTALLATION_TIMEOUT_MS = 10_000;

/**
 * Has the worker control this page. One that was loaded without it, as with Shift, is reloaded; rejects where that does not help. msw
 * 3.0.5 would reload it again and again, and let it send requests meanwhile.
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
