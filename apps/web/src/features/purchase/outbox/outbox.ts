import type { PayRecord } from '../checkout/order.ts';
import {
  isDismissible,
  isFinished,
  isSendable,
  isSettled,
  isUnpaid,
  type OutboxEntry,
  type OutboxEvent,
  transition,
} from './entry.ts';

/** Stores the entries of each user; `change` reads and writes in one transaction. */
export type OutboxStorage = {
  read: (userId: string) => Promise<OutboxEntry[]>;
  change: (userId: string, change: (entries: OutboxEntry[]) => OutboxEntry[]) => Promise<void>;
};

/** Runs a task while no other task with the same name runs in any tab. */
export type RunExclusively = <Result>(name: string, task: () => Promise<Result>) => Promise<Result>;

/** The result of sending a record; after `noResponse` it may have been delivered. */
export type SendResult =
  | { kind: 'accepted' }
  | { kind: 'refused'; message: string; error?: unknown }
  | { kind: 'noResponse' };

/** The result of a delivery; `pending` if the backend has not accepted the record. */
export type Delivery = { result: 'recorded' | 'alreadyRecorded' | 'pending'; error?: unknown };

/** The services that the outbox uses, replaced in unit tests. */
export type OutboxDependencies = {
  storage: OutboxStorage;
  runExclusively: RunExclusively;
  /** False while the backend cannot be reached, or while another user is signed in. */
  canSend: (userId: string) => Promise<boolean>;
  send: (record: PayRecord) => Promise<SendResult>;
  onChange: () => void;
};

/** The name of the lock that is held while a record is sent. */
export function deliveryLockOf(paymentId: string) {
  return `pay-record-${paymentId}`;
}

export type Outbox = ReturnType<typeof createOutbox>;

/** Stores each user's purchases from before the payment until they are recorded (docs/product.md#outbox). */
export function createOutbox(dependencies: OutboxDependencies) {
  const { storage, runExclusively, canSend, send, onChange } = dependencies;

  const find = async (userId: string, paymentId: string) =>
    (await storage.read(userId)).find((entry) => entry.paymentId === paymentId) ?? null;

  /** Returns the changed entry; null when there is none, or its state does not accept the event. */
  const apply = async (userId: string, paymentId: string, event: OutboxEvent) => {
    let changed: OutboxEntry | null = null;
    await storage.change(userId, (entries) =>
      entries.map((entry) => {
        const next = entry.paymentId === paymentId ? transition(entry, event) : null;
        changed = next ?? changed;
        return next ?? entry;
      }),
    );
    if (changed !== null) onChange();
    return changed as OutboxEntry | null;
  };

  const attempt = (userId: string, paymentId: string, { isManual }: { isManual: boolean }) =>
    runExclusively(deliveryLockOf(paymentId), async (): Promise<Delivery> => {
      const entry = await find(userId, paymentId);
      if (entry === null) return { result: 'pending' };
      if (entry.progress.state === 'recorded') return { result: 'alreadyRecorded' };
      const maySend = isManual ? isSendable(entry) : entry.progress.state === 'paid';
      if (!maySend || !(await canSend(userId))) return { result: 'pending' };
      // Stored before it is sent, so that a crash leaves an entry that is never sent automatically again.
      await apply(userId, paymentId, { type: 'sending' });
      const response = await send(entry.record);
      if (response.kind === 'noResponse') return { result: 'pending' };
      if (response.kind === 'accepted') {
        await apply(userId, paymentId, { type: 'accepted' });
        return { result: 'recorded' };
      }
      await apply(userId, paymentId, { type: 'refused', message: response.message });
      return { result: 'pending', error: response.error };
    });

  return {
    list: storage.read,
    find,
    apply,

    /** Stores a purchase before its payment; removes those of which the user knows that nothing was paid. */
    add: async (userId: string, entry: OutboxEntry) => {
      await storage.change(userId, (entries) => [
        ...entries.filter((stored) => !(isSettled(stored) && isUnpaid(stored))),
        entry,
      ]);
      onChange();
    },

    /**
     * Sends the record of a paid purchase under its payment id. A record that was refused or may have been delivered is sent only
     * manually.
     */
    deliver: async (userId: string, paymentId: string, options: { isManual: boolean }) => {
      const delivery = await attempt(userId, paymentId, options).catch(
        (error: unknown): Delivery => ({ result: 'pending', error }),
      );
      // While the record was being sent, its lock kept the purchase out of the shown records.
      if (delivery.result === 'pending') onChange();
      return delivery;
    },

    /** Sends the records that were not delivered; returns how many were recorded. */
    deliverPending: async (userId: string) => {
      const paid = (await storage.read(userId)).filter(({ progress }) => progress.state === 'paid');
      const results = await Promise.all(
        paid.map(({ paymentId }) => attempt(userId, paymentId, { isManual: false })),
      );
      return results.filter(({ result }) => result === 'recorded').length;
    },

    /** Removes all purchases about which nothing is open; the others stay, whatever the user has seen of them. */
    clearFinished: async (userId: string) => {
      await storage.change(userId, (entries) => entries.filter((entry) => !isFinished(entry)));
      onChange();
    },

    dismiss: async (userId: string, paymentId: string) => {
      await storage.change(userId, (entries) =>
        entries.filter((entry) => entry.paymentId !== paymentId || !isDismissible(entry)),
      );
      onChange();
    },
  };
}
