import { ApiError } from '@fitness/api-contract/client';
import { announceChange } from '../../../shared/browser/announce-change.ts';
import { api } from '../../../shared/api/client.ts';
import { errorMessageOf } from '../../../shared/api/error-message.ts';
import { call } from '../../../shared/api/operations.ts';
import { keepFromReload } from '../../../shared/reload/unfinished-work.ts';
import { getSession } from '../../../shared/session/session.ts';
import type { PayRecord } from '../checkout/order.ts';
import { checkSession } from '../checkout/session-check.ts';
import { isPaidUnrecorded, type OutboxEntry } from './entry.ts';
import { createOutbox, deliveryLockOf, type RunExclusively, type SendResult } from './outbox.ts';
import { createReturnedPayments } from './returned-payments.ts';
import { createOutboxStorage } from './outbox-storage.ts';

async function send(record: PayRecord): Promise<SendResult> {
  try {
    await call(api, 'recordPayment', { body: record });
    return { kind: 'accepted' };
  } catch (error) {
    if (error instanceof ApiError && error.kind === 'http')
      return { kind: 'refused', message: errorMessageOf(error), error };
    return { kind: 'noResponse' };
  }
}

const isSignedIn = (userId: string) => getSession().userId === userId;

/**
 * Whether to send a record. If `navigator.onLine` is false, which can be wrong, a read decides, because a sent record is never
 * retried automatically.
 */
async function canSend(userId: string) {
  if (!isSignedIn(userId)) return false;
  if (navigator.onLine) return true;
  const check = await checkSession();
  return isSignedIn(userId) && !(check.kind === 'blocked' && check.obstacle === 'offline');
}

const openChannel = () => new BroadcastChannel('payment-outbox');

/** Subscribes to changes of purchases in all tabs; returns the unsubscribe function. */
export function onOutboxChange(listener: () => void) {
  const channel = openChannel();
  channel.addEventListener('message', listener);
  return () => channel.close();
}

function onChange() {
  const channel = openChannel();
  announceChange(channel);
  channel.close();
}

const runExclusively: RunExclusively = (name, task) =>
  keepFromReload(navigator.locks.request(name, task));

/** Runs a task while no other task of the user's purchases runs in any tab. */
export const withPurchaseLock: RunExclusively = (userId, task) =>
  runExclusively(`purchase-${userId}`, task);

export const outbox = createOutbox({
  storage: createOutboxStorage(),
  runExclusively,
  canSend,
  send,
  onChange,
});

export const returnedPayments = createReturnedPayments(onChange);

const lockName = (paymentId: string) => `payment-window-${paymentId}`;

/**
 * Marks a payment as in progress in this tab while the task runs. A page that is restored from the back-forward cache meanwhile
 * is reloaded, because the provider, for which it was left, no longer responds to it.
 */
export function withPaymentLock<Result>(
  paymentId: string,
  task: () => Promise<Result>,
): Promise<Result> {
  const running = new AbortController();
  const { signal } = running;
  const onPageShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) window.location.reload();
  };
  window.addEventListener('pageshow', onPageShow, { signal });
  return keepFromReload(
    navigator.locks.request(lockName(paymentId), task).finally(() => {
      running.abort();
      onChange();
    }),
  );
}

/** Whether a purchase is being paid, or its record is being sent right after that, in any tab. */
export async function isInProgress({ paymentId, progress }: OutboxEntry) {
  const { held = [], pending = [] } = await navigator.locks.query();
  const isLocked = (lock: string) => [...held, ...pending].some(({ name }) => name === lock);
  return (
    isLocked(lockName(paymentId)) &&
    (!isPaidUnrecorded(progress) || isLocked(deliveryLockOf(paymentId)))
  );
}
