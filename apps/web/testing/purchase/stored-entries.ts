import { singlePass } from '@fitness/api-contract/catalogue';
import { set } from 'idb-keyval';
import type { OutboxEntry } from '../../src/features/purchase/entry.ts';
import { allEntries, entryOf } from './entries.ts';

/** Stores the outbox of user 102 before a story. */
export function storedEntries(...entries: unknown[]) {
  return { beforeEach: () => set('payment-outbox:102', entries) };
}

/** An entry of the 1-day pass. */
export function singlePassEntry(
  paymentId: string,
  progress: OutboxEntry['progress'],
  fields: Partial<OutboxEntry> = {},
) {
  return entryOf(paymentId, progress, { promotionId: singlePass.promotionId, ...fields });
}

/** `allEntries` with ids as long as in production. */
export const allEntriesWithUuids = allEntries.map((entry): OutboxEntry => {
  const paymentId = crypto.randomUUID();
  const { record, answer } = entry;
  const reqPayDto = { ...record.reqPayDto, uuid: paymentId };
  return {
    ...entry,
    paymentId,
    record: { ...record, reqPayDto },
    answer: answer && { ...answer, paymentId },
  };
});
