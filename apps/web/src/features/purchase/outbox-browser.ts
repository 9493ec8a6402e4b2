import { ApiError } from '@fitness/api-contract/client';
import { get, update } from 'idb-keyval';
import { api } from '../../shared/api.ts';
import { reasonOf } from '../../shared/reason-of.ts';
import { getSession } from '../../shared/session/session.ts';
import type { PayRecord } from './order.ts';
import { createOutbox, type OutboxStorage, type SendResult } from './outbox.ts';
import type { OutboxEntry } from './outbox-entry.ts';

const keyOf = (userId: string) => `payment-outbox:${userId}`;

const storage: OutboxStorage = {
  read: async (userId) => (await get<OutboxEntry[]>(keyOf(userId))) ?? [],
  change: (userId, change) => update<OutboxEntry[]>(keyOf(userId), (entries) => change(entries ?? [])),
};

const send = async (record: PayRecord): Promise<SendResult> => {
  try {
    await api.POST('/api/{product}/pay', { body: record });
    return { kind: 'accepted' };
  } catch (error) {
    if (error instanceof ApiError && error.kind === 'http') return { kind: 'refused', message: reasonOf(error) };
    return { kind: 'lost' };
  }
};

const canSend = (userId: string) => {
  const session = getSession();
  return navigator.onLine && session.status === 'signedIn' && session.userId === userId;
};

const listeners = new Set<() => void>();

/** Calls back when a purchase changes in this tab. */
export const onOutboxChange = (listener: () => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

/** The outbox of this device: entries in IndexedDB under the user's id, tabs kept apart by Web Locks. */
export const outbox = createOutbox({
  storage,
  exclusively: (name, task) => navigator.locks.request(name, task),
  canSend,
  send,
  onChange: () => {
    for (const listener of listeners) listener();
  },
});

const windowName = (paymentId: string) => `payment-window-${paymentId}`;

/** Marks a payment as being under way in this tab for as long as the task lasts or the tab lives. */
export const whileWindowIsOpen = <Result>(paymentId: string, task: () => Promise<Result>): Promise<Result> =>
  navigator.locks.request(windowName(paymentId), task);

/** Whether a payment's window is open in some tab. */
export const windowIsOpen = async (paymentId: string) => {
  const { held = [] } = await navigator.locks.query();
  return held.some(({ name }) => name === windowName(paymentId));
};
