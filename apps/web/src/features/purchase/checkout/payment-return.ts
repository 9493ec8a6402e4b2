import type { CheckoutParts } from './checkout.ts';
import type { Outbox } from '../outbox/outbox.ts';
import type { OutboxEntry } from '../outbox/entry.ts';
import type { ProviderAnswer } from './outcome.ts';
import type { SettlementScreen } from './settlement.ts';

type Parts = Pick<CheckoutParts, 'whileUnderWay' | 'settle'> & {
  outbox: Pick<Outbox, 'apply' | 'find'>;
};

/** The page that the provider led back to, with its answer in the address. */
export type ReturnScreen = SettlementScreen & {
  /** Takes the answer out of the address, once it is stored or turned out to be for no purchase of this person. */
  clearAddress: (entry: OutboxEntry | null) => unknown;
};

/** Receives an answer that came in the address: stores it if this person's outbox holds the payment, and settles it. */
export function createPaymentReturn({ outbox, whileUnderWay, settle }: Parts) {
  return (
    userId: string,
    answer: ProviderAnswer & { paymentId: string },
    screen: ReturnScreen,
  ): Promise<void> =>
    whileUnderWay(answer.paymentId, async () => {
      // Stored before it leaves the address, which is the only other place that knows it.
      const answered = await outbox.apply(userId, answer.paymentId, { type: 'answered', answer });
      await screen.clearAddress(answered ?? (await outbox.find(userId, answer.paymentId)));
      if (answered !== null) await settle(userId, answered, screen);
    });
}
