import type { OutboxEntry } from '../outbox/entry.ts';
import type { Outbox } from '../outbox/outbox.ts';
import type { CheckoutDependencies } from './checkout.ts';
import type { OutcomeScreen } from './outcome-handler.ts';
import type { RedirectParams } from './redirect-params.ts';

type Dependencies = Pick<CheckoutDependencies, 'withPaymentLock' | 'handleOutcome'> & {
  outbox: Pick<Outbox, 'apply' | 'find'>;
};

export type RedirectScreen = OutcomeScreen & {
  /** Removes the response from search params; `entry` is null if the user has no such payment. */
  clearParams: (entry: OutboxEntry | null) => unknown;
};

/** Stores and handles a response from the search params if the user's outbox has its payment. */
export function createRedirectHandler({ outbox, withPaymentLock, handleOutcome }: Dependencies) {
  return (userId: string, response: RedirectParams, screen: RedirectScreen): Promise<void> => {
    const { paymentId } = response;
    return withPaymentLock(paymentId, async () => {
      // Stored before it leaves the search params, which are the only other copy.
      const entry = await outbox.apply(userId, paymentId, { type: 'responded', response });
      await screen.clearParams(entry ?? (await outbox.find(userId, paymentId)));
      if (entry !== null) await handleOutcome(userId, entry, screen);
    });
  };
}
