import { promisifyRequest } from 'idb-keyval';
import { keyvalStore } from '../../../shared/browser/keyval-store.ts';
import { readEntries } from './entry-schema.ts';
import { outboxKeyOf, outboxPrefix } from './outbox-key.ts';
import type { OutboxStorage } from './outbox.ts';

/** The key under which damaged entries are kept for diagnosis. */
export function damagedKeyOf(userId: string) {
  return `payment-outbox-damaged:${userId}`;
}

/** The id of the user whose purchases on this device include a payment, or null. */
export function ownerOf(paymentId: string): Promise<string | null> {
  return keyvalStore('readonly', async (objects) => {
    const range = IDBKeyRange.bound(outboxPrefix, `${outboxPrefix}\uffff`);
    for (const key of await promisifyRequest(objects.getAllKeys(range))) {
      const { entries } = readEntries(await promisifyRequest<unknown>(objects.get(key)));
      if (entries.some((entry) => entry.paymentId === paymentId))
        return String(key).slice(outboxPrefix.length);
    }
    return null;
  });
}

/** Stores entries in IndexedDB by user id; the first change moves damaged ones to another key. */
export function createOutboxStorage(): OutboxStorage {
  return {
    read: async (userId) =>
      readEntries(
        await keyvalStore('readonly', (objects) =>
          promisifyRequest<unknown>(objects.get(outboxKeyOf(userId))),
        ),
      ).entries,

    change: async (userId, change) =>
      keyvalStore('readwrite', async (objects) => {
        const { entries, later, damaged } = readEntries(
          await promisifyRequest<unknown>(objects.get(outboxKeyOf(userId))),
        );
        if (damaged.length > 0) {
          const before = await promisifyRequest<unknown>(objects.get(damagedKeyOf(userId)));
          objects.put(
            [...(Array.isArray(before) ? (before as unknown[]) : []), ...damaged],
            damagedKeyOf(userId),
          );
          console.warn('[fitness]', 'damaged payment records were set aside', damagedKeyOf(userId));
        }
        objects.put([...change(entries), ...later], outboxKeyOf(userId));
        await promisifyRequest(objects.transaction);
      }),
  };
}
