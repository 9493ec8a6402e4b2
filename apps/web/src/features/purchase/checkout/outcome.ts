import { cleanText } from '@fitness/api-contract/clean-text';
import { isolated } from '../../../shared/format/isolated.ts';

/** The decisive response fields, from the payment window or the search params of a redirect. */
export const responseFields = ['status', 'code', 'message', 'txId', 'paymentId', 'pgCode'] as const;

export type ProviderResponse = {
  [Field in (typeof responseFields)[number]]?: string | null | undefined;
};

/** `reason` and `txId` are empty when the provider sent none. */
export type Outcome =
  | { kind: 'success' }
  | { kind: 'failure'; reason: string }
  | { kind: 'uncertain'; txId: string };

const cancelCode = 'CANCEL';

function succeeded(
  { status, code, txId, paymentId, pgCode }: ProviderResponse,
  ignoresCancelCode: boolean,
) {
  if (!status && !code) return Boolean(txId && paymentId);
  return status === 'DONE' && code === 'SUCCESS' && (ignoresCancelCode || pgCode !== cancelCode);
}

/** The outcome in the provider's response; without a response it is uncertain (docs/product.md#payment-outcome). */
export function outcomeOf(
  response: ProviderResponse | undefined,
  { ignoresCancelCode }: { ignoresCancelCode: boolean },
): Outcome {
  if (response === undefined) return { kind: 'uncertain', txId: '' };
  if (succeeded(response, ignoresCancelCode)) return { kind: 'success' };
  if (response.pgCode === cancelCode || response.code?.includes('FAILURE'))
    return { kind: 'failure', reason: isolated(cleanText(response.message ?? '')) };
  return { kind: 'uncertain', txId: isolated(cleanText(response.txId ?? '')) };
}
