import { withTimeLimit } from '@fitness/api-contract/time-limit';
import { pageSize, type PaymentPage, paymentsIn } from './payments.ts';
import { problemOfStatus, ProviderError } from './provider-error.ts';

const provider = 'https://api.portone.io';
const timeoutMs = 20_000;

const request = (path: string, init: RequestInit): Promise<unknown> =>
  withTimeLimit(timeoutMs, init.signal ?? undefined, async (signal) => {
    const response = await fetch(`${provider}${path}`, { ...init, signal }).catch(() => {
      throw new ProviderError('network');
    });
    if (!response.ok) throw new ProviderError(problemOfStatus(response.status));
    return response.json().catch(() => {
      throw new ProviderError('other');
    });
  });

/** Signs in with an API secret; returns the access token. */
export async function signInAtProvider(apiSecret: string): Promise<string> {
  const response = await request('/login/api-secret', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ apiSecret }),
  });
  const { accessToken } = response as { accessToken?: unknown };
  if (typeof accessToken !== 'string') throw new ProviderError('other');
  return accessToken;
}

/** Requests a page of payments, counted from 1. */
export async function listPayments(
  accessToken: string,
  page: number,
  signal: AbortSignal,
): Promise<PaymentPage> {
  const query = new URLSearchParams({
    requestBody: JSON.stringify({ page: { number: page - 1, size: pageSize } }),
  });
  return paymentsIn(
    await request(`/payments?${query}`, {
      headers: { Authorization: `Bearer ${accessToken}` },
      signal,
    }),
  );
}
