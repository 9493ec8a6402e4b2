import type { Alerts } from '@fitness/ui/AlertDialog';
import { texts as shared } from '../../../shared/texts.ts';
import type { OutboxEntry } from '../outbox/entry.ts';
import type { Outbox } from '../outbox/outbox.ts';
import { texts } from '../texts.ts';

export type OutcomeScreen = Pick<Alerts, 'alert'> & {
  /** Asks the user to sign in again if the error is a session error. */
  notice: (error: unknown) => Promise<void>;
  /** Shows that the purchase is recorded, and navigates to the user's passes and the next step. */
  showPasses: (entry: OutboxEntry) => Promise<void>;
  showRecords: () => void;
};

export type OutcomeHandler = ReturnType<typeof createOutcomeHandler>;

export const danger = { tone: 'danger' } as const;

/** The text of the alert for a payment that may have been made. */
export function uncertainText(txId: string | null | undefined) {
  return texts.uncertain({ txId: txId || texts.noTxId });
}

/** Handles a stored outcome: records a paid purchase at once, and shows an alert for any other outcome. */
export function createOutcomeHandler(outbox: Pick<Outbox, 'apply' | 'deliver'>) {
  const record = async (userId: string, entry: OutboxEntry, screen: OutcomeScreen) => {
    const { result, error } = await outbox.deliver(userId, entry.paymentId, { isManual: false });
    if (result !== 'pending') return screen.showPasses(entry);
    if (error !== undefined) console.warn('[fitness]', error);
    await screen.alert(texts.delayed, danger);
    await screen.notice(error);
    return screen.showRecords();
  };

  return async (userId: string, entry: OutboxEntry, screen: OutcomeScreen) => {
    const { paymentId, progress } = entry;
    if (progress.state === 'paid') await record(userId, entry, screen);
    if (progress.state === 'failed') {
      const reason = progress.reason || shared.unknownError;
      await screen.alert(texts.failure({ reason }), danger);
      await outbox.apply(userId, paymentId, { type: 'failureShown' });
    }
    if (progress.state === 'uncertain') {
      await screen.alert(uncertainText(progress.txId), danger);
      screen.showRecords();
    }
  };
}
