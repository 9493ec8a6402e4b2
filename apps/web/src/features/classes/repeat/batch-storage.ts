import { promisifyRequest } from 'idb-keyval';
import { keyvalStore } from '../../../shared/browser/keyval-store.ts';
import { type Batch, batchFrom, isOfLaterRelease } from './batch.ts';

const keyOf = (userId: string) => `class-batch:${userId}`;

/** Without storage (a private window) a batch lasts as long as the page. */
function unstored(error: unknown) {
  console.warn('[fitness]', 'class batch', error);
  return undefined;
}

/** The user's stored batch, or null; undefined if the storage cannot be read. */
export function readBatch(userId: string): Promise<Batch | null | undefined> {
  return keyvalStore('readonly', async (objects) =>
    batchFrom(await promisifyRequest<unknown>(objects.get(keyOf(userId)))),
  ).catch(unstored);
}

/** Stores the user's batch, or deletes it; one of a later release stays. */
export function storeBatch(userId: string, batch: Batch | null): Promise<void> {
  return keyvalStore('readwrite', async (objects) => {
    if (isOfLaterRelease(await promisifyRequest<unknown>(objects.get(keyOf(userId))))) return;
    if (batch === null) objects.delete(keyOf(userId));
    else objects.put(batch, keyOf(userId));
    await promisifyRequest(objects.transaction);
  }).catch(unstored);
}
