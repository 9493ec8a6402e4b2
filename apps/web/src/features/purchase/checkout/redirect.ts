import { cleanText } from '@fitness/api-contract/clean-text';
import { seoulNow } from '../../../shared/dates/clock.ts';
import { type OutboxEntry, toStoredResponse } from '../outbox/entry-schema.ts';
import type { Outbox } from '../outbox/outbox.ts';
import type { ReturnedPayments } from '../outbox/returned-payments.ts';
import { ownerOf } from '../outbox/outbox-storage.ts';
import type { CheckoutDependencies } from './checkout.ts';
import { type ProviderResponse, responseFields } from './outcome.ts';
import type { OutcomeScreen } from './outcome-handler.ts';

const maxIdLength = 100;
const otherParams = ['transactionType', 'transaction_type', 'pgMessage', 'paymentToken'] as const;

/** A response of the provider, passed in the search params of a redirect. */
export type RedirectParams = ProviderResponse & { paymentId: string };

/** Returns null when the search params hold no response. */
export function readRedirectParams(search: string): RedirectParams | null {
  const params = new URLSearchParams(search);
  const paymentId = cleanText(params.get('paymentId') ?? '').slice(0, maxIdLength);
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
  returnedPayments: ReturnedPayments;
};

export type RedirectScreen = OutcomeScreen & {
  /** Removes the response from the search params; `entry` is null if the user has no such payment. */
  clearParams: (entry: OutboxEntry | null) => unknown;
  askToSignIn: () => Promise<void>;
};

/** Stores and handles responses in the search params, for payments of the signed-in user and for all others. */
export function createRedirectHandler(dependencies: Dependencies) {
  const { outbox, returnedPayments: returned, withPaymentLock, handleOutcome } = dependencies;

  const settle = (userId: string, response: RedirectParams, screen: RedirectScreen) => {
    const { paymentId } = response;
    return withPaymentLock(paymentId, async () => {
      // Stored before it is removed from the search params and from the returned payments.
      const entry = await outbox.apply(userId, paymentId, { type: 'responded', response });
      await returned.remove(paymentId);
      await screen.clearParams(entry ?? (await outbox.find(userId, paymentId)));
      if (entry !== null) await handleOutcome(userId, entry, screen);
    });
  };

  return {
    /** Handles a response of the user's own payment; stores any other until its owner handles it or a user dismisses it. */
    receive: async (userId: string | null, response: RedirectParams, screen: RedirectScreen) => {
      const { paymentId } = response;
      if (userId !== null && (await outbox.find(userId, paymentId)) !== null)
        return settle(userId, response, screen);
      await returned.add({
        paymentId,
        receivedAt: seoulNow(),
        userId,
        response: toStoredResponse(response),
      });
      const isBuyerSignedOut = userId === null && (await ownerOf(paymentId)) !== null;
      await (isBuyerSignedOut ? screen.askToSignIn() : screen.clearParams(null));
      return undefined;
    },

    /** Handles the stored responses for this user's payments. */
    handleStored: async (userId: string, screen: RedirectScreen) => {
      for (const { paymentId, response } of await returned.list()) {
        if ((await outbox.find(userId, paymentId)) !== null)
          await settle(userId, { ...response, paymentId }, screen);
      }
    },
  };
}
