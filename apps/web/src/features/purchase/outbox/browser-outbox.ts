import { ApiError } from '@fitness/api-contract/client';
import { api } from '../../../shared/api/client.ts';
import { errorMessageOf } from '../../../shared/api/error-message.ts';
import { getSession } from '../../../shared/session/session.ts';
import type { PayRecord } from '../checkout/order.ts';
import { createOutbox, type SendResult } from './outbox.ts';
import { createOutboxStorage } from './storage.ts';

async function send(record: PayRecord): Promise<SendResult> {
  try {
    await api.POST('/api/{product}/pay', { body: record });
    return { kind: 'accepted' };
  } catch (error) {
    if (error instanceof ApiError && error.kind === 'http')
      return { kind: 'refused', message: errorMessageOf(error), error };
    return { kind: 'lost' };
  }
}

function canSend(userId: string) {
  const session = getSession();
  return navigator.onLine && session.status === 'signedIn' && session.userId === userId;
}

const listeners = new Set<() => void>();

/** Calls back when a purchase changes in this tab. */
export function onOutboxChange(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

function onChange() {
  for (const listener of listeners) listener();
}

/** The outbox of this device: entries in IndexedDB under the user's id, tabs kept apart by Web Locks. */
export const outbox = createOutbox({
  storage: createOutboxStorage(),
  exclusively: (name, task) => navigator.locks.request(name, task),
  canSend,
  send,
  onChange,
});

const lockName = (paymentId: string) => `payment-window-${paymentId}`;

/** Marks a payment as being under way in this tab for as long as the task lasts or the tab lives. */
export function whileUnderWay<Result>(
  paymentId: string,
  task: () => Promise<Result>,
): Promise<Result> {
  return navigator.locks.request(lockName(paymentId), task).finally(onChange);
}

/** Whether a payment is under way in some tab. */
export async function isUnderWay(paymentId: string) {
  const { held = [] } = await navigator.locks.query();
  return held.some(({ name }) => name === lockName(paymentId));
}
