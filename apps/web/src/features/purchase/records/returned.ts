import { texts as shared } from '../../../shared/texts.ts';
import { outcomeOf, type ProviderResponse } from '../checkout/outcome.ts';
import { returnedPayments } from '../outbox/browser-outbox.ts';
import type { ReturnedPayment } from '../outbox/returned-payments.ts';
import { ownerOf } from '../outbox/outbox-storage.ts';
import { returnedTexts, texts } from '../texts.ts';

/** Where the purchase is stored; unknown if the device cannot store anything. */
export type ReturnedPlace = keyof typeof returnedTexts;

export type ShownReturned = { payment: ReturnedPayment; place: ReturnedPlace };

/** The stored responses to show to the user (null if signed out); responses for the user's own purchases are handled instead. */
export async function shownReturned(userId: string | null): Promise<ShownReturned[]> {
  const shown: ShownReturned[] = [];
  for (const payment of await returnedPayments.list()) {
    const owner = await ownerOf(payment.paymentId);
    const isForOther = payment.userId !== null && payment.userId !== userId;
    if (isForOther || (owner !== null && owner === userId)) continue;
    shown.push({ payment, place: owner === null ? 'elsewhere' : 'otherAccount' });
  }
  return shown.toReversed();
}

/** The explanation of a response whose purchase is not among the user's, with the next step. */
export function explanationOf(response: ProviderResponse, place: ReturnedPlace): string {
  // Without a known plan no exception for the cancel code applies.
  const outcome = outcomeOf(response, { ignoresCancelCode: false });
  if (outcome.kind === 'failure')
    return texts.failure({ reason: outcome.reason || shared.unknownError });
  return returnedTexts[place];
}
