/** What of the payment provider's answer decides, however it came: from the window or in the address after a redirect. */
export type ProviderAnswer = {
  status?: string | null | undefined;
  code?: string | null | undefined;
  message?: string | null | undefined;
  txId?: string | null | undefined;
  paymentId?: string | null | undefined;
  pgCode?: string | null | undefined;
};

/** How a payment ended; `reason` and `txId` are empty where the provider gave none. */
export type Outcome =
  | { kind: 'success' }
  | { kind: 'failure'; reason: string }
  | { kind: 'uncertain'; txId: string };

const cancelCode = 'CANCEL';

function succeeded(
  { status, code, txId, paymentId, pgCode }: ProviderAnswer,
  ignoresCancelCode: boolean,
) {
  if (!status && !code) return Boolean(txId && paymentId);
  return status === 'DONE' && code === 'SUCCESS' && (ignoresCancelCode || pgCode !== cancelCode);
}

/**
 * Reads the provider's answer (docs/product.md#payment-outcome): success before failure, and uncertain is whatever is left,
 * no answer included. Health memberships do not look at the cancel code when they judge a success.
 */
export function outcomeOf(
  answer: ProviderAnswer | undefined,
  { ignoresCancelCode }: { ignoresCancelCode: boolean },
): Outcome {
  if (answer === undefined) return { kind: 'uncertain', txId: '' };
  if (succeeded(answer, ignoresCancelCode)) return { kind: 'success' };
  if (answer.pgCode === cancelCode || answer.code?.includes('FAILURE'))
    return { kind: 'failure', reason: answer.message ?? '' };
  return { kind: 'uncertain', txId: answer.txId ?? '' };
}
