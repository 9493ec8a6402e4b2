import type { OutboxEntry } from '../outbox/entry.ts';
import type { Outbox } from '../outbox/outbox.ts';
import type { CheckoutDependencies } from './checkout.ts';
import { type ProviderResponse, responseFields } from './outcome.ts';
import type { OutcomeScreen } from './outcome-handler.ts';

const otherParams = ['transactionType', 'transaction_type', 'pgMessage', 'paymentToken'] as const;

/** A response of the provider, passed in the search params of a redirect. */
export type RedirectParams = ProviderResponse & { paymentId: string };

/** Returns null when the search params hold no response. */
export function readRedirectParams(search: string): RedirectParams | null {
  const params = new URLSearchParams(search);
  const paymentId = params.get('paymentId');
  if (!paymentId) return null;
  return { ...Object.fromEntries(responseFields.map((key) => [key, params.get(key)])), paymentId };
}

/** The search params without the response, `?…` or empty. */
export function withoutRedirectParams(search: string) {
  const params = new URLSearchParams(search);
  for (const key of [...responseFields, ...otherParams]) params.delete(key);
  return params.size === 0 ? '' : `?${params}`;
}

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
