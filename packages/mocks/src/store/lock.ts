import { createQueue, type Storage } from './storage.ts';

/** Longer than all requests of a page together, in milliseconds. */
const defaultTimeoutMs = 10_000;

/**
 * Runs work exclusively among the tabs of the origin. A lock that is held longer than the timeout belongs to a closed page:
 * Firefox keeps a lock that is granted at the moment when its page is left.
 */
export function createLock(name: string, timeoutMs = defaultTimeoutMs): Storage['lock'] {
  // Without Web Locks (on an insecure origin) the order holds only within one tab.
  if (!('locks' in navigator)) return createQueue();
  return async (work) => {
    const signal = AbortSignal.timeout(timeoutMs);
    try {
      return await navigator.locks.request(name, { signal }, work);
    } catch (error) {
      if (error !== signal.reason) throw error;
      return navigator.locks.request(name, { steal: true }, work);
    }
  };
}
