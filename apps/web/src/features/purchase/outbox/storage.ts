import { promisifyRequest } from 'idb-keyval';
import { keyvalStore } from '../../../shared/browser/keyval-store.ts';
import { readEntries } from './entry-schema.ts';
import { outboxKeyOf } from './outbox-key.ts';
import type { OutboxStorage } from './outbox.ts';

/** The key of damaged entries, which are stored for diagnosis. */
export function damagedKeyOf(userId: string) {
  return `payment-outbox-damaged:${userId}`;
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
