import { isPaidUnrecorded, isUnconfirmed, type OutboxEntry } from '../outbox/entry.ts';
import { recordStatus } from '../records/record-status.ts';

/** A payment that was made on this device. */
export type Payment = {
  paymentId: string;
  /** A local date-time in Asia/Seoul. */
  paidAt: string;
  plan: string;
  amount: number;
  status: { tone: 'success' | NonNullable<ReturnType<typeof recordStatus>>['tone']; label: string };
};

const registered = { tone: 'success', label: '등록 완료' } as const;

/** The purchases that were surely paid, newest first. */
export function paymentsOf(entries: readonly OutboxEntry[]): Payment[] {
  return entries
    .filter(
      (entry) =>
        (entry.progress.state === 'recorded' || isPaidUnrecorded(entry.progress)) &&
        !isUnconfirmed(entry),
    )
    .toReversed()
    .map((entry) => ({
      paymentId: entry.paymentId,
      paidAt: entry.startedAt,
      plan: entry.orderName,
      amount: entry.amount,
      status: recordStatus(entry) ?? registered,
    }));
}
