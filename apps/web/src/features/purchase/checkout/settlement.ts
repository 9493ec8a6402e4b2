import type { Alerts } from '@fitness/ui/AlertDialog';
import type { Outbox } from '../outbox/outbox.ts';
import type { OutboxEntry } from '../outbox/entry.ts';
import { texts as shared } from '../../../shared/texts.ts';
import { texts } from '../texts.ts';

/** How the page tells what became of a payment. */
export type SettlementScreen = Pick<Alerts, 'alert'> & {
  /** Asks to sign in again when an error is about the session. */
  notice: (error: unknown) => Promise<void>;
  /** Says that the purchase is recorded, and leads to the person's passes. */
  showPasses: () => Promise<void>;
  /** Brings 결제 기록 into view. */
  showRecords: () => void;
};

const bad = { tone: 'danger' } as const;

/** The alert of a payment that may have been made. */
export function uncertainText(txId: string | null | undefined) {
  return texts.uncertain({ txId: txId || texts.noTxId });
}

/** What follows once the provider's answer is stored: the alert of its outcome, or the pay record and then the person's passes. */
export function createSettlement(outbox: Pick<Outbox, 'apply' | 'deliver'>) {
  const record = async (userId: string, { paymentId }: OutboxEntry, screen: SettlementScreen) => {
    const { result, error } = await outbox
      .deliver(userId, paymentId, { isByHand: false })
      .catch((error: unknown) => ({ result: 'waiting' as const, error }));
    if (result !== 'waiting') return screen.showPasses();
    if (error !== undefined) console.warn('[fitness]', error);
    await screen.alert(texts.delayed, bad);
    await screen.notice(error);
    screen.showRecords();
  };

  return async (userId: string, entry: OutboxEntry, screen: SettlementScreen): Promise<void> => {
    const { paymentId, progress } = entry;
    if (progress.state === 'paid') return record(userId, entry, screen);
    if (progress.state === 'failed') {
      await screen.alert(texts.failure({ reason: progress.reason || shared.unknownError }), bad);
      await outbox.apply(userId, paymentId, { type: 'told' });
    }
    if (progress.state === 'uncertain') {
      await screen.alert(uncertainText(progress.txId), bad);
      screen.showRecords();
    }
  };
}

/** Says what became of a purchase whose stored answer has just been read. */
export type Settle = ReturnType<typeof createSettlement>;
