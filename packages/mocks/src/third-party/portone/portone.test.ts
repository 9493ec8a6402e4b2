import { describe, expect, it } from 'vitest';
import { fixedClock } from '../../clock.ts';
import { memoryPayments } from './provider.ts';
import { createPortOne, type Choice } from './sdk.ts';

const redirectUrl = 'http://localhost:5173/fitness/pt?from=pay';

function pay(choice: Choice, more: { redirectUrl?: string; isPhone?: boolean } = {}) {
  const payments = memoryPayments();
  const redirect = Promise.withResolvers<URL>();
  const { requestPayment } = createPortOne({
    payments,
    clock: fixedClock('2026-11-20T10:00:00'),
    ask: async () => choice,
    isPhone: () => more.isPhone === true,
    redirectTo: (url) => redirect.resolve(new URL(url)),
  });
  const request = { paymentId: 'pay-1', orderName: 'PT 12회', totalAmount: 840_000, ...more };
  return { payments, redirected: redirect.promise, result: requestPayment(request) };
}

describe('the fake pay window', () => {
  it.each<[Choice, object]>([
    ['approve', { txId: expect.any(String), paymentId: 'pay-1' }],
    ['cancel', { code: 'FAILURE_TYPE_PG', pgCode: 'CANCEL', message: expect.any(String) }],
    ['fail', { code: 'FAILURE_TYPE_PG', message: expect.any(String) }],
    ['uncertain', { code: 'UNKNOWN', txId: expect.any(String), paymentId: 'pay-1' }],
  ])('returns the documented result for %s', async (choice, result) => {
    expect(await pay(choice).result).toEqual(result);
  });

  it('rejects for the error button and records no payment', async () => {
    const { result, payments } = pay('error');
    await expect(result).rejects.toThrow('오류');
    expect(await payments.all()).toEqual([]);
  });

  it('records a failed payment', async () => {
    const { result, payments } = pay('fail');
    await result;
    expect(await payments.all()).toMatchObject([
      { id: 'pay-1', status: 'FAILED', orderName: 'PT 12회', amount: { total: 840_000 } },
    ]);
  });

  it('redirects on a phone, with the result in the search params', async () => {
    const { searchParams } = await pay('cancel', { redirectUrl, isPhone: true }).redirected;
    expect(Object.fromEntries(searchParams)).toMatchObject({
      from: 'pay',
      paymentId: 'pay-1',
      code: 'FAILURE_TYPE_PG',
      pgCode: 'CANCEL',
    });
  });

  it('does not redirect on a computer, or without a redirectUrl', async () => {
    expect(await pay('approve', { redirectUrl }).result).toHaveProperty('txId');
    expect(await pay('approve', { isPhone: true }).result).toHaveProperty('txId');
  });
});
