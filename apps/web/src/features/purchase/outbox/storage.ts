import { createStore, promisifyRequest } from 'idb-keyval';
import { readEntries } from './stored-entries.ts';
import type { OutboxStorage } from './outbox.ts';

const keyOf = (userId: string) => `payment-outbox:${userId}`;

/** Where damaged entries are kept, for whoever has to find out what they were. */
export function damagedKeyOf(userId: string) {
  return `payment-outbox-damaged:${userId}`;
}

/** Keeps entries in IndexedDB under the user's id. What is damaged is set aside with the first change, in the same transaction. */
export function createOutboxStorage(): OutboxStorage {
  // The names of idb-keyval's own store, which everything else on this device is kept in.
  const store = createStore('keyval-store', 'keyval');
  return {
    read: async (userId) =>
      readEntries(
        await store('readonly', (objects) => promisifyRequest<unknown>(objects.get(keyOf(userId)))),
      ).entries,

    change: async (userId, change) =>
      store('readwrite', async (objects) => {
        const { entries, damaged } = readEntries(
          await promisifyRequest<unknown>(objects.get(keyOf(userId))),
        );
        if (damaged.length > 0) {
          const before = await promisifyRequest<unknown>(objects.get(damagedKeyOf(userId)));
          objects.put(
            [...(Array.isArray(before) ? (before as unknown[]) : []), ...damaged],
            damagedKeyOf(userId),
          );
          console.warn('[fitness]', 'damaged payment records were set aside', damagedKeyOf(userId));
        }
        objects.put(change(entries), keyOf(userId));
        await promisifyRequest(objects.transaction);
      }),
  };
}
