import type { ProviderResponse } from './outcome.ts';

const responseParams = ['status', 'code', 'message', 'txId', 'paymentId', 'pgCode'] as const;
const otherParams = ['transactionType', 'transaction_type', 'pgMessage', 'paymentToken'] as const;

/** A response of the provider, passed in the search params of a redirect. */
export type RedirectParams = ProviderResponse & { paymentId: string };

/** Returns null when the search params hold no response. */
export function readRedirectParams(search: string): RedirectParams | null {
  const params = new URLSearchParams(search);
  const paymentId = params.get('paymentId');
  if (!paymentId) return null;
  return { ...Object.fromEntries(responseParams.map((key) => [key, params.get(key)])), paymentId };
}

/** The search params without the response, `?…` or empty. */
export function withoutRedirectParams(search: string) {
  const params = new URLSearchParams(search);
  for (const key of [...responseParams, ...otherParams]) params.delete(key);
  return params.size === 0 ? '' : `?${params}`;
}
