import { ApiError } from '@fitness/api-contract/client';
import { promisifyRequest } from 'idb-keyval';
import { api } from '../../api/client.ts';
import { errorMessageOf } from '../../api/error-message.ts';
import { call } from '../../api/operations.ts';
import { keyvalStore, paymentsKeyOf } from '../../lib/keyval-store.ts';
import { keepFromReload } from '../../lib/reload-page.ts';
import { getSession, isOfPageUser } from '../../session/session.ts';
import {
  isDismissible,
  type OutboxEntry,
  type OutboxEvent,
  type ProviderResponse,
  transition,
} from './entry.ts';

const isEntry = (item: unknown): item is OutboxEntry =>
  (item as Partial<OutboxEntry> | null)?.version === 2;

const itemsIn = (stored: unknown): unknown[] => (Array.isArray(stored) ? stored : []);

function announce() {
  const channel = new BroadcastChannel('payment-outbox');
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- A channel has no other origins.
  channel.postMessage('changed');
  channel.close();
}

/** Subscribes to changes of payments in all tabs; returns the unsubscribe function. */
export function onOutboxChange(listener: () => void) {
  const channel = new BroadcastChannel('payment-outbox');
  channel.addEventListener('message', listener);
  return () => channel.close();
}

/** The user's payments on this device, oldest first. */
export async function listPayments(userId: string): Promise<OutboxEntry[]> {
  const read = (objects: IDBObjectStore) =>
    promisifyRequest<unknown>(objects.get(paymentsKeyOf(userId)));
  return itemsIn(await keyvalStore('readonly', read)).filter(isEntry);
}

/** Changes the user's payments in one transaction; what this release cannot read stays as it is. */
export async function changePayments(
  userId: string,
  change: (entries: OutboxEntry[]) => OutboxEntry[],
) {
  await keyvalStore('readwrite', async (objects) => {
    const key = paymentsKeyOf(userId);
    const items = itemsIn(await promisifyRequest<unknown>(objects.get(key)));
    const others = items.filter((item) => !isEntry(item));
    objects.put([...change(items.filter(isEntry)), ...others], key);
    await promisifyRequest(objects.transaction);
  });
  announce();
}

/** A payment on this device and its buyer; null if no user of this device has it. */
export function findPayment(paymentId: string) {
  return keyvalStore('readonly', async (objects) => {
    const prefix = paymentsKeyOf('');
    const range = IDBKeyRange.bound(prefix, `${prefix}\uffff`);
    for (const key of await promisifyRequest(objects.getAllKeys(range))) {
      const items = itemsIn(await promisifyRequest<unknown>(objects.get(key)));
      const entry = items.filter(isEntry).find((each) => each.paymentId === paymentId);
      if (entry) return { userId: String(key).slice(prefix.length), entry };
    }
    return null;
  });
}

/** Returns the changed entry; null when there is none, or its state does not accept the event. */
export async function applyEvent(userId: string, paymentId: string, event: OutboxEvent) {
  let changed: OutboxEntry | null = null;
  await changePayments(userId, (entries) =>
    entries.map((entry) => {
      if (entry.paymentId !== paymentId) return entry;
      changed = transition(entry, event);
      return changed ?? entry;
    }),
  );
  return changed as OutboxEntry | null;
}

export function dismissPayment(userId: string, paymentId: string) {
  return changePayments(userId, (entries) =>
    entries.filter((entry) => entry.paymentId !== paymentId || !isDismissible(entry)),
  );
}

const lockOf = (paymentId: string) => `payment-${paymentId}`;

/** Runs a task as the only one of this payment in all tabs; automatic reloads wait for it. */
function runLocked<Result>(
  paymentId: string,
  options: LockOptions,
  task: (lock: Lock | null) => Promise<Result>,
) {
  return keepFromReload(
    navigator.locks.request(lockOf(paymentId), options, task).finally(announce),
  );
}

/**
 * Marks a payment as in progress in this tab while the task runs. A page that is restored from the back-forward cache meanwhile
 * is reloaded, because the provider, for which it was left, no longer responds to it.
 */
export async function withPaymentLock<Result>(paymentId: string, task: () => Promise<Result>) {
  const onPageShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) window.location.reload();
  };
  window.addEventListener('pageshow', onPageShow);
  const result = runLocked(paymentId, {}, task);
  return result.finally(() => window.removeEventListener('pageshow', onPageShow));
}

/** The ids of the payments that are in progress in any tab. */
export async function paymentsInProgress() {
  const { held = [], pending = [] } = await navigator.locks.query();
  const names = [...held, ...pending].map(({ name }) => name);
  return (paymentId: string) => names.includes(lockOf(paymentId));
}

export type Delivery = { isRecorded: boolean; error?: unknown };

async function sendRecord(userId: string, paymentId: string, isManual: boolean): Promise<Delivery> {
  if (getSession().userId !== userId || !isOfPageUser()) return { isRecorded: false };
  // A record that was sent is never sent again by itself, so a read decides whether the backend can be reached.
  if (!navigator.onLine) await call(api, 'listMyPromotions', {});
  const entry = await applyEvent(userId, paymentId, { type: 'sending', isManual });
  if (entry === null)
    return { isRecorded: (await findPayment(paymentId))?.entry.progress.state === 'recorded' };
  try {
    await call(api, 'recordPayment', { body: entry.record });
  } catch (error) {
    // Without a response the record may have arrived.
    if (error instanceof ApiError && error.kind === 'http')
      await applyEvent(userId, paymentId, { type: 'refused', message: errorMessageOf(error) });
    return { isRecorded: false, error };
  }
  await applyEvent(userId, paymentId, { type: 'accepted' });
  return { isRecorded: true };
}

/** Sends the record of a paid purchase under its payment id; one that may have arrived or was refused only at the user's request. */
export function deliver(userId: string, paymentId: string, { isManual = false } = {}) {
  return sendRecord(userId, paymentId, isManual).catch((error: unknown): Delivery => ({
    isRecorded: false,
    error,
  }));
}

/** Sends the records that were never sent, except those that a tab is about to send; returns whether any was recorded. */
export async function deliverPending(userId: string) {
  let isAnyRecorded = false;
  for (const { paymentId, progress } of await listPayments(userId)) {
    if (progress.state !== 'paid') continue;
    const delivery = await runLocked(
      paymentId,
      { ifAvailable: true },
      async (lock) => lock && deliver(userId, paymentId),
    );
    isAnyRecorded ||= delivery?.isRecorded === true;
  }
  return isAnyRecorded;
}

/** What became of a payment: its entry after the provider's response and, if it was paid, the delivery of its record. */
export type Settlement = { userId: string; entry: OutboxEntry } & Partial<Delivery>;

/** Stores the provider's response and sends the record of what was paid; null if the response changes nothing. */
export async function settle(
  userId: string,
  paymentId: string,
  response: ProviderResponse | undefined,
): Promise<Settlement | null> {
  const changed = await applyEvent(userId, paymentId, { type: 'responded', response });
  // A response that was stored before its buyer signed in changes nothing any more, but its record is still to be sent.
  const entry = changed ?? (await findPayment(paymentId))?.entry;
  if (entry?.progress.state === 'paid')
    return { userId, entry, ...(await deliver(userId, paymentId)) };
  return changed && { userId, entry: changed };
}
