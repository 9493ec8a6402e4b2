import { announceChange } from '../../../shared/browser/announce-change.ts';
import { readBatch, storeBatch } from './batch-storage.ts';
import type { BatchDependencies } from './run-batch.ts';

/** How long to wait for the lock, in milliseconds: a tab that waits for the end of a run takes it for a moment. */
const shortWait = 500;

/** The user's batch in all tabs: its storage, the lock that the tab that sends holds, and the changes by other tabs. */
export function connectTabs(userId: string) {
  const name = `class-batch-${userId}`;
  const channel = new BroadcastChannel(name);
  let isOpen = true;

  const storage: BatchDependencies['storage'] = {
    read: () => readBatch(userId),
    store: async (batch) => {
      await storeBatch(userId, batch);
      if (isOpen) announceChange(channel);
    },
  };

  const lock: BatchDependencies['lock'] = {
    run: async (task) => {
      const signal = AbortSignal.timeout(shortWait);
      try {
        return await navigator.locks.request(name, { signal }, async () => {
          await task();
          return true;
        });
      } catch (error) {
        if (error !== signal.reason) throw error;
        return false;
      }
    },
    isHeld: async () => {
      const { held = [] } = await navigator.locks.query();
      return held.some((one) => one.name === name && one.mode === 'exclusive');
    },
    whenFree: () => navigator.locks.request(name, { mode: 'shared' }, async () => undefined),
  };

  return {
    storage,
    lock,
    /** Calls the listener when another tab has changed the batch. */
    listen: (listener: () => void) => channel.addEventListener('message', listener),
    close: () => {
      isOpen = false;
      channel.close();
    },
  };
}
