import { withTimeLimit } from '@fitness/api-contract/time-limit';
import type { providerProblems } from './texts.ts';

const provider = 'https://api.portone.io';
const timeoutMs = 20_000;

/** The number of payments on a page. */
export const pageSize = 10;

/** A payment of the provider's list; only its id and status are certain. */
export type Payment = {
  id: string;
  status: string;
  orderName?: string | null;
  amount?: { total?: number | null };
  /** ISO 8601. */
  requestedAt?: string | null;
};

type Problem = keyof typeof providerProblems;

const problems: Readonly<Record<number, Problem>> = {
  400: 'badRequest',
  401: 'unauthorized',
  403: 'forbidden',
};

/** An error of the provider's REST API, without any data of the request. */
export class ProviderError extends Error {
  override readonly name = 'ProviderError';
  readonly problem: Problem;

  constructor(problem: Problem) {
    super(problem);
    this.problem = problem;
  }
}

const request = (path: string, init: RequestInit): Promise<unknown> =>
  withTimeLimit(timeoutMs, init.signal ?? undefined, async (signal) => {
    const response = await fetch(`${provider}${path}`, { ...init, signal }).catch(() => {
      throw new ProviderError('network');
    });
    if (!response.ok) throw new ProviderError(problems[response.status] ?? 'other');
    return response.json();
  });

/** Signs in with an API secret; returns the access token. */
export async function signInAtProvider(apiSecret: string): Promise<string> {
  const response = await request('/login/api-secret', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ apiSecret }),
  });
  return (response as { accessToken: string }).accessToken;
}

/** Requests a page of payments, counted from 1, and the number of payments on all pages. */
export async function listPayments(accessToken: string, page: number, signal: AbortSignal) {
  const query = new URLSearchParams({
    requestBody: JSON.stringify({ page: { number: page - 1, size: pageSize } }),
  });
  const headers = { Authorization: `Bearer ${accessToken}` };
  const response = await request(`/payments?${query}`, { headers, signal });
  const { items, page: all } = response as { items: Payment[]; page: { totalCount: number } };
  return { payments: items, total: all.totalCount };
}
