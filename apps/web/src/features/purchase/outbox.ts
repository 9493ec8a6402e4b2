import { advance, isSettled, isUnrecorded, type OutboxEntry, type OutboxEvent } from './outbox-entry.ts';
import type { PayRecord } from './order.ts';

/** Where a person's entries are kept; `change` reads and writes in one step that no other tab can come between. */
export type OutboxStorage = {
  read: (userId: string) => Promise<OutboxEntry[]>;
  change: (userId: string, change: (entries: OutboxEntry[]) => OutboxEntry[]) => Promise<void>;
};

/** Runs a task while nobody else, in any tab, runs one under the same name. */
export type Exclusively = <Result>(name: string, task: () => Promise<Result>) => Promise<Result>;

/** How sending a record went; `lost` means that no answer came, so that it may have been delivered. */
export type SendResult = { kind: 'accepted' } | { kind: 'refused'; message: string } | { kind: 'lost' };

/** What a delivery came to; `waiting` means that the backend has not accepted the record (yet). */
export type Delivery = 'recorded' | 'recorded before' | 'waiting';

/** What the outbox stands on, passed in so that its rules can be tested without a browser. */
export type OutboxParts = {
  storage: OutboxStorage;
  exclusively: Exclusively;
  /** Whether a request of this person can leave at all: not offline, and nobody else signed in meanwhile. */
  canSend: (userId: string) => boolean;
  send: (record: PayRecord) => Promise<SendResult>;
  /** Called after each change. */
  onChange: () => void;
};

/** Keeps purchases from before they are paid until they are recorded, per person (docs/product.md#outbox). */
export const createOutbox = ({ storage, exclusively, canSend, send, onChange }: OutboxParts) => {
  const find = async (userId: string, paymentId: string) =>
    (await storage.read(userId)).find((entry) => entry.paymentId === paymentId) ?? null;

  /** Applies an event if it fits; the changed entry, or null when there is none or the event came too late. */
  const apply = async (userId: string, paymentId: string, event: OutboxEvent) => {
    let changed: OutboxEntry | null = null;
    await storage.change(userId, (entries) =>
      entries.map((entry) => {
        const progress = entry.paymentId === paymentId ? advance(entry.progress, event) : null;
        if (progress === null) return entry;
        changed = { ...entry, progress };
        return changed;
      }),
    );
    if (changed !== null) onChange();
    return changed as OutboxEntry | null;
  };

  /**
   * Sends the record of a paid purchase, under the uuid it always had. By itself that happens only when it surely was not
   * delivered before; a record that may have arrived, or was refused, is sent again by the person's own hand.
   */
  const deliver = (userId: string, paymentId: string, { isByHand }: { isByHand: boolean }) =>
    exclusively(`pay-record-${paymentId}`, async (): Promise<Delivery> => {
      const entry = await find(userId, paymentId);
      if (entry === null) return 'waiting';
      if (entry.progress.state === 'recorded') {
        // Another tab did it, and this one has yet to show it.
        onChange();
        return 'recorded before';
      }
      const maySend = isByHand ? isUnrecorded(entry.progress) : entry.progress.state === 'paid';
      if (!maySend || !canSend(userId)) return 'waiting';
      // Written down before it is sent: a tab that dies in between leaves an entry that is never sent by itself again.
      await apply(userId, paymentId, { type: 'sending' });
      const result = await send(entry.record);
      if (result.kind === 'accepted') await apply(userId, paymentId, { type: 'accepted' });
      if (result.kind === 'refused') await apply(userId, paymentId, { type: 'refused', message: result.message });
      return result.kind === 'accepted' ? 'recorded' : 'waiting';
    });

  return {
    list: storage.read,
    find,

    /** Stores a purchase before it is paid; what is settled makes room. */
    add: async (userId: string, entry: OutboxEntry) => {
      await storage.change(userId, (entries) => [...entries.filter(({ progress }) => !isSettled(progress)), entry]);
      onChange();
    },

    apply,

    deliver,

    /** Sends, by itself, what surely was not delivered; how many records that brought home. */
    deliverWaiting: async (userId: string) => {
      const waiting = (await storage.read(userId)).filter(({ progress }) => progress.state === 'paid');
      const results = await Promise.all(waiting.map(({ paymentId }) => deliver(userId, paymentId, { isByHand: false })));
      return results.filter((result) => result === 'recorded').length;
    },

    /** Takes away an entry that nobody knows to be paid, because the person says so. */
    dismiss: async (userId: string, paymentId: string) => {
      await storage.change(userId, (entries) =>
        entries.filter(({ paymentId: id, progress }) => id !== paymentId || isUnrecorded(progress)),
      );
      onChange();
    },
  };
};

/** The outbox of payments. */
export type Outbox = ReturnType<typeof createOutbox>;
