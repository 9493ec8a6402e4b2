import type { ProviderAnswer } from './outcome.ts';

const answerKeys = ['status', 'code', 'message', 'txId', 'paymentId', 'pgCode'] as const;
const otherKeys = ['transactionType', 'transaction_type', 'pgMessage', 'paymentToken'] as const;

/** The answer that the provider put into the address on the way back; null when the address holds none. */
export function answerIn(search: string): (ProviderAnswer & { paymentId: string }) | null {
  const query = new URLSearchParams(search);
  const paymentId = query.get('paymentId');
  if (!paymentId) return null;
  return { ...Object.fromEntries(answerKeys.map((key) => [key, query.get(key)])), paymentId };
}

/** The query without what the provider put there, `?…` or empty. */
export function withoutAnswer(search: string) {
  const query = new URLSearchParams(search);
  for (const key of [...answerKeys, ...otherKeys]) query.delete(key);
  const rest = query.toString();
  return rest === '' ? '' : `?${rest}`;
}
