import { dateOf } from '../../../shared/dates/date-times.ts';
import {
  advance,
  isDismissible,
  isSendable,
  isSettled,
  type OutboxEntry,
  type OutboxEvent,
} from './entry.ts';
import type { PayRecord } from '../checkout/order.ts';

/** Where a person's entries are kept; `change` reads and writes in one step that no other tab can come between. */
export type OutboxStorage = {
  read: (userId: string) => Promise<OutboxEntry[]>;
  change: (userId: string, change: (entries: OutboxEntry[]) => OutboxEntry[]) => Promise<void>;
};

/** Runs a task while nobody else, in any tab, runs one under the same name. */
export type Exclusively = <Result>(name: string, task: () => Promise<Result>) => Promise<Result>;

/** How sending a record went; `lost` means that no answer came, so that it may have been delivered. */
export type SendResult =
  | { kind: 'accepted' }
  | { kind: 'refused'; message: string; error?: unknown }
  | { kind: 'lost' };

/** What a delivery came to; `waiting` means that the backend has not accepted the record (yet), with the error of its refusal. */
export type Delivery = { result: 'recorded' | 'recorded before' | 'waiting'; error?: unknown };

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
export function createOutbox({ storage, exclusively, canSend, send, onChange }: OutboxParts) {
  const find = async (userId: string, paymentId: string) =>
    (await storage.read(userId)).find((entry) => entry.paymentId === paymentId) ?? null;

  /** Applies an event if it fits; the changed entry, or null when there is none or the event came too late. */
  const apply = async (userId: string, paymentId: string, event: OutboxEvent) => {
    let changed: OutboxEntry | null = null;
    await storage.change(userId, (entries) =>
      entries.map((entry) => {
        const next = entry.paymentId === paymentId ? advance(entry, event) : null;
        changed = next ?? changed;
        return next ?? entry;
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
      if (entry === null) return { result: 'waiting' };
      if (entry.progress.state === 'recorded') {
        // Another tab did it, and this one has yet to show it.
        onChange();
        return { result: 'recorded before' };
      }
      const maySend = isByHand ? isSendable(entry) : entry.progress.state === 'paid';
      if (!maySend || !canSend(userId)) return { result: 'waiting' };
      // Written down before it is sent: a tab that dies in between leaves an entry that is never sent by itself again.
      await apply(userId, paymentId, { type: 'sending' });
      const answer = await send(entry.record);
      if (answer.kind === 'lost') return { result: 'waiting' };
      await apply(
        userId,
        paymentId,
        answer.kind === 'accepted'
          ? { type: 'accepted' }
          : { type: 'refused', message: answer.message },
      );
      return answer.kind === 'accepted'
        ? { result: 'recorded' }
        : { result: 'waiting', error: answer.error };
    });

  return {
    list: storage.read,
    find,

    /** Stores a purchase before it is paid; what is settled makes room, except what was bought on the same day. */
    add: async (userId: string, entry: OutboxEntry) => {
      const isOfSameDay = ({ progress, startedAt }: OutboxEntry) =>
        progress.state === 'recorded' && dateOf(startedAt) === dateOf(entry.startedAt);
      await storage.change(userId, (entries) => [
        ...entries.filter((kept) => !isSettled(kept) || isOfSameDay(kept)),
        entry,
      ]);
      onChange();
    },

    apply,

    deliver,

    /** Sends, by itself, what surely was not delivered; how many records that brought home. */
    deliverWaiting: async (userId: string) => {
      const waiting = (await storage.read(userId)).filter(
        ({ progress }) => progress.state === 'paid',
      );
      const results = await Promise.all(
        waiting.map(({ paymentId }) => deliver(userId, paymentId, { isByHand: false })),
      );
      return results.filter(({ result }) => result === 'recorded').length;
    },

    /** Takes away an entry that nobody knows to be paid, because the person says so. */
    dismiss: async (userId: string, paymentId: string) => {
      await storage.change(userId, (entries) =>
        entries.filter((entry) => entry.paymentId !== paymentId || !isDismissible(entry)),
      );
      onChange();
    },
  };
}

/** The outbox of payments. */
export type Outbox = ReturnType<typeof createOutbox>;
