const provider = 'https://api.portone.io';

/** A payment of the provider's list; only its id and status are certain. */
export type Payment = {
  id: string;
  status: string;
  orderName?: string | null;
  amount?: { total?: number | null };
  /** ISO 8601. */
  requestedAt?: string | null;
};

async function request(path: string, init: RequestInit): Promise<unknown> {
  const response = await fetch(`${provider}${path}`, {
    ...init,
    signal: AbortSignal.timeout(20_000),
  });
  if (!response.ok) throw new Error(`The payment provider responded with ${response.status}.`);
  return response.json();
}

/** Signs in at the payment provider with an API secret, and lists its newest payments. */
export async function listPayments(apiSecret: string) {
  const { accessToken } = (await request('/login/api-secret', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ apiSecret }),
  })) as { accessToken: string };
  const page = JSON.stringify({ page: { number: 0, size: 20 } });
  const { items } = (await request(`/payments?${new URLSearchParams({ requestBody: page })}`, {
    headers: { Authorization: `Bearer ${accessToken}` },
  })) as { items: Payment[] };
  return items;
}
