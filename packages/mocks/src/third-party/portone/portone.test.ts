import { describe, expect, it } from 'vitest';
import { fixedClock } from '../../clock.ts';
import { choices, type Choice } from './choices.ts';
import { memoryPayments } from './provider-payments.ts';
import type { PaymentRequest } from './payment.ts';
import { createPortOne } from './sdk.ts';

const request: PaymentRequest = {
  storeId: 'store-test',
  channelKey: 'channel-test',
  paymentId: 'pay-1',
  orderName: 'PT 12회',
  totalAmount: 840_000,
  currency: 'KRW',
  payMethod: 'EASY_PAY',
};

function sdk(choice: Choice, isPhone = false) {
  const payments = memoryPayments();
  const redirects: URL[] = [];
  const portOne = createPortOne({
    payments,
    clock: fixedClock('2026-11-20T10:00:00'),
    ask: async () => choice,
    isPhone: () => isPhone,
    redirectTo: (url) => redirects.push(new URL(url)),
  });
  return {
    payments,
    redirects,
    pay: (more: Partial<PaymentRequest> = {}) => portOne.requestPayment({ ...request, ...more }),
  };
}

describe('the fake pay window', () => {
  it('has the five buttons in their order', () => {
    expect(choices.map(({ label }) => label)).toEqual([
      '결제 승인',
      '결제 취소',
      '결제 실패',
      '확인 불가',
      '오류 발생',
    ]);
  });

  it.each<[Choice, object]>([
    ['approve', { txId: expect.any(String), paymentId: 'pay-1' }],
    ['cancel', { code: 'FAILURE_TYPE_PG', pgCode: 'CANCEL', message: expect.any(String) }],
    ['fail', { code: 'FAILURE_TYPE_PG', message: expect.any(String) }],
    ['uncertain', { code: 'UNKNOWN', txId: expect.any(String), paymentId: 'pay-1' }],
  ])('returns the documented result for %s', async (choice, result) => {
    expect(await sdk(choice).pay()).toEqual(result);
  });

  it('rejects for the error button and records no payment', async () => {
    const { pay, payments } = sdk('error');
    await expect(pay()).rejects.toThrow('오류');
    expect(await payments.all()).toEqual([]);
  });

  it('rejects before it opens when the request is incomplete', async () => {
    const { pay } = sdk('approve');
    await expect(pay({ storeId: '' })).rejects.toThrow('storeId');
    await expect(pay({ channelKey: undefined })).rejects.toThrow('channelKey');
    await expect(pay({ totalAmount: 0 })).rejects.toThrow('totalAmount');
    await expect(pay({ currency: 'USD' })).rejects.toThrow('currency');
  });

  it('records a failed payment', async () => {
    const { pay, payments } = sdk('fail');
    await pay();
    expect(await payments.all()).toMatchObject([
      { id: 'pay-1', status: 'FAILED', orderName: 'PT 12회', amount: { total: 840_000 } },
    ]);
  });
});

describe('the redirect of a payment', () => {
  const redirectUrl = 'http://localhost:5173/fitness/pt?from=pay';
  const settled = (promise: Promise<unknown>) =>
    Promise.race([
      promise.then(() => true),
      new Promise((resolve) => setTimeout(resolve, 20, false)),
    ]);

  it('returns the result in the search params on a phone', async () => {
    const { pay, redirects } = sdk('cancel', true);
    expect(await settled(pay({ redirectUrl }))).toBe(false);
    const query = Object.fromEntries(redirects[0]?.searchParams ?? []);
    expect(query).toMatchObject({
      from: 'pay',
      paymentId: 'pay-1',
      code: 'FAILURE_TYPE_PG',
      pgCode: 'CANCEL',
    });
  });

  it('happens on a computer when it is requested', async () => {
    for (const more of [{ forceRedirect: true }, { windowType: { pc: 'REDIRECTION' } }]) {
      const { pay, redirects } = sdk('approve');
      expect(await settled(pay({ redirectUrl, ...more }))).toBe(false);
      expect(redirects[0]?.searchParams.get('txId')).toBeTruthy();
      expect(redirects[0]?.searchParams.has('code')).toBe(false);
    }
  });

  it('does not happen without a redirectUrl, on a computer, or on a phone with a popup', async () => {
    expect(await settled(sdk('approve', true).pay())).toBe(true);
    expect(await settled(sdk('approve').pay({ redirectUrl }))).toBe(true);
    expect(
      await settled(sdk('approve', true).pay({ redirectUrl, windowType: { mobile: 'POPUP' } })),
    ).toBe(true);
  });
});
