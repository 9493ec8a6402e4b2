import { createQueue, type Storage } from './storage.ts';

/** Longer than all requests of a page together, in milliseconds. */
const patienceMs = 10_000;

/**
 * Runs work exclusively among the tabs of the origin. Locks are granted in order, so one that is held for so long belongs to a page
 * that is gone: Firefox keeps it where the page was left in the moment of the grant.
 */
export function createLock(name: string, patience = patienceMs): Storage['lock'] {
  // Without Web Locks (on an insecure origin) the order holds only within one tab.
  if (!('locks' in navigator)) return createQueue();
  return async (work) => {
    const signal = AbortSignal.timeout(patience);
    try {
      return await navigator.locks.request(name, { signal }, work);
    } catch (error) {
      if (error !== signal.reason) throw error;
      return navigator.locks.request(name, { steal: true }, work);
    }
  };
}
