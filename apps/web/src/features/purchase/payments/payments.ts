import { isUnconfirmed, type OutboxEntry } from '../outbox/entry.ts';

/** A payment that was made on this device. */
export type Payment = {
  paymentId: string;
  /** A local date-time in Asia/Seoul. */
  paidAt: string;
  plan: string;
  amount: number;
};

/** The purchases that were surely paid and are recorded, newest first. */
export function paymentsOf(entries: readonly OutboxEntry[]): Payment[] {
  return entries
    .filter((entry) => entry.progress.state === 'recorded' && !isUnconfirmed(entry))
    .toReversed()
    .map((entry) => ({
      paymentId: entry.paymentId,
      paidAt: entry.startedAt,
      plan: entry.orderName,
      amount: entry.amount,
    }));
}
