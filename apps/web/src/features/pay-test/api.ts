import { withTimeLimit } from '@fitness/api-contract/time-limit';
import { pageSize, type PaymentPage, paymentsIn } from './payments.ts';
import { problemOfStatus, ProviderError } from './provider-error.ts';

const provider = 'https://api.portone.io';
const patience = 20_000;

const call = (path: string, init: RequestInit): Promise<unknown> =>
  withTimeLimit(patience, init.signal ?? undefined, async (signal) => {
    const response = await fetch(`${provider}${path}`, { ...init, signal }).catch(() => {
      throw new ProviderError('network');
    });
    if (!response.ok) throw new ProviderError(problemOfStatus(response.status));
    return response.json().catch(() => {
      throw new ProviderError('other');
    });
  });

/** Signs in at the provider with an API secret; gives the access token of the session. */
export async function signInAtProvider(apiSecret: string): Promise<string> {
  const answer = await call('/login/api-secret', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ apiSecret }),
  });
  const { accessToken } = answer as { accessToken?: unknown };
  if (typeof accessToken !== 'string') throw new ProviderError('other');
  return accessToken;
}

/** One page of payments, from 1, in the provider's order. */
export async function listPayments(
  accessToken: string,
  page: number,
  signal: AbortSignal,
): Promise<PaymentPage> {
  const query = new URLSearchParams({
    requestBody: JSON.stringify({ page: { number: page - 1, size: pageSize } }),
  });
  return paymentsIn(
    await call(`/payments?${query}`, {
      headers: { Authorization: `Bearer ${accessToken}` },
      signal,
    }),
  );
}
