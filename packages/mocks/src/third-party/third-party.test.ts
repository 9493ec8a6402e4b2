import { runInNewContext } from 'node:vm';
import { setupServer } from 'msw/node';
import { describe, expect, it, onTestFinished } from 'vitest';
import { fixedClock } from '../clock.ts';
import { readTestResponse } from '../../testing/call.ts';
import {
  createThirdPartyFaults,
  DEMO_API_SECRET,
  memoryPayments,
  PAYMENT_SCRIPT_URL,
  thirdPartyHandlers,
  type ThirdPartyOptions,
} from './index.ts';
import { createKakao } from './kakao.ts';
import { createPortOne, type Choice } from './portone/sdk.ts';

const MAP_SCRIPT =
  'https://dapi.kakao.com/v2/maps/sdk.js?appkey=test&libraries=services&autoload=false';
const API = 'https://api.portone.io';
const clock = fixedClock('2026-11-20T10:00:00');

function start(options: ThirdPartyOptions = {}): void {
  const server = setupServer(...thirdPartyHandlers({ clock, ...options }));
  server.listen({ onUnhandledFrame: 'error' });
  onTestFinished(() => server.close());
}

const signIn = async (apiSecret: unknown) =>
  readTestResponse(
    await fetch(`${API}/login/api-secret`, { method: 'POST', body: JSON.stringify({ apiSecret }) }),
  );

async function tokenOf(): Promise<string> {
  return ((await signIn(DEMO_API_SECRET)).body as { accessToken: string }).accessToken;
}

async function list(token: string, requestBody: object = {}) {
  const query = `?requestBody=${encodeURIComponent(JSON.stringify(requestBody))}`;
  const headers = { authorization: `Bearer ${token}` };
  return readTestResponse(await fetch(`${API}/payments${query}`, { headers }));
}

describe('the scripts of the CDNs', () => {
  it.each([
    [PAYMENT_SCRIPT_URL, 'PortOne'],
    [MAP_SCRIPT.replace('https', 'http'), 'kakao'],
  ])('define the globals of the two SDKs: %s', async (url, name) => {
    start();
    const response = await fetch(url);
    expect(response.headers.get('content-type')).toContain('text/javascript');
    const { __mockSdks } = globalThis as { __mockSdks?: object };
    const window: Record<string, unknown> = { __mockSdks };
    runInNewContext(await response.text(), { window });
    expect(window[name]).toBeTypeOf('object');
  });

  it('fail as often as a fault says', async () => {
    start({ faults: createThirdPartyFaults([{ target: 'map-script', times: 2 }]) });
    await expect(fetch(MAP_SCRIPT)).rejects.toThrow(TypeError);
    await expect(fetch(MAP_SCRIPT)).rejects.toThrow(TypeError);
    expect((await fetch(MAP_SCRIPT)).status).toBe(200);
  });
});

describe('the provider’s REST API', () => {
  it.each([
    [DEMO_API_SECRET, 200, { accessToken: expect.any(String), refreshToken: expect.any(String) }],
    ['wrong', 401, { type: 'UNAUTHORIZED', message: expect.any(String) }],
    ['', 400, { type: 'INVALID_REQUEST', message: expect.any(String) }],
  ])(
    'accepts only the test secret at sign-in: %j is %i @pay-test:list',
    async (secret, status, body) => {
      start();
      expect(await signIn(secret)).toEqual({ status, body });
    },
  );

  it('lists payments of every status, those of the fake window first', async () => {
    const payments = memoryPayments();
    await payments.add({
      id: 'pay-1',
      transactionId: 'tx-1',
      status: 'PAID',
      orderName: 'PT 12회',
      amount: { total: 840_000 },
      currency: 'KRW',
      requestedAt: '2026-11-20T01:00:00.000Z',
    });
    start({ payments });
    const { body } = await list(await tokenOf());
    const { items, page } = body as { items: { id: string; status: string }[]; page: object };
    expect(items[0]?.id).toBe('pay-1');
    expect(new Set(items.map((item) => item.status)).size).toBe(8);
    expect(page).toEqual({ number: 0, size: 10, totalCount: 9 });
    const second = await list(await tokenOf(), { page: { number: 1, size: 5 } });
    expect((second.body as { items: unknown[] }).items).toHaveLength(4);
  });

  it('returns 401 without a valid token', async () => {
    start();
    expect(await list('wrong')).toMatchObject({ status: 401, body: { type: 'UNAUTHORIZED' } });
  });

  it('returns the response of a fault for one path until the faults are replaced', async () => {
    const faults = createThirdPartyFaults();
    start({ faults });
    const response = { status: 403, body: { type: 'FORBIDDEN' } };
    faults.set([{ target: 'payment-api', path: '/payments', response }]);
    expect(await list(await tokenOf())).toEqual(response);
    faults.set([]);
    expect((await list(await tokenOf())).status).toBe(200);
  });
});

describe('the fake pay window', () => {
  const redirectUrl = 'http://localhost:5173/fitness/pt?from=pay';

  function pay(choice: Choice, more: { redirectUrl?: string; isPhone?: boolean } = {}) {
    const payments = memoryPayments();
    const redirect = Promise.withResolvers<URL>();
    const { requestPayment } = createPortOne({
      payments,
      clock,
      ask: async () => choice,
      isPhone: () => more.isPhone === true,
      redirectTo: (url) => redirect.resolve(new URL(url)),
    });
    const request = { paymentId: 'pay-1', orderName: 'PT 12회', totalAmount: 840_000, ...more };
    return { payments, redirected: redirect.promise, result: requestPayment(request) };
  }

  it.each<[Choice, string, object]>([
    ['approve', 'PAID', { txId: expect.any(String), paymentId: 'pay-1' }],
    [
      'cancel',
      'CANCELLED',
      { code: 'FAILURE_TYPE_PG', pgCode: 'CANCEL', message: expect.any(String) },
    ],
    ['fail', 'FAILED', { code: 'FAILURE_TYPE_PG', message: expect.any(String) }],
    ['uncertain', 'PAY_PENDING', { code: 'UNKNOWN', txId: expect.any(String), paymentId: 'pay-1' }],
  ])(
    'records the payment and returns the documented result for %s',
    async (choice, status, documented) => {
      const { result, payments } = pay(choice);
      expect(await result).toEqual(documented);
      expect(await payments.all()).toMatchObject([
        { id: 'pay-1', status, orderName: 'PT 12회', amount: { total: 840_000 } },
      ]);
    },
  );

  it('rejects for the error button and records no payment', async () => {
    const { result, payments } = pay('error');
    await expect(result).rejects.toThrow('오류');
    expect(await payments.all()).toEqual([]);
  });

  it('redirects on a phone only, with the result in the search params', async () => {
    const { searchParams } = await pay('cancel', { redirectUrl, isPhone: true }).redirected;
    expect(Object.fromEntries(searchParams)).toMatchObject({
      from: 'pay',
      paymentId: 'pay-1',
      code: 'FAILURE_TYPE_PG',
      pgCode: 'CANCEL',
    });
    expect(await pay('approve', { redirectUrl }).result).toHaveProperty('txId');
  });
});

it('the fake maps SDK finds an address in Busan, always at the same coordinates, and no other', async () => {
  const search = (address: string, fails = false) => {
    const { Geocoder } = createKakao(() => fails).maps.services;
    return new Promise((resolve) => {
      new Geocoder().addressSearch(address, (result, status) => resolve({ result, status }));
    });
  };
  const address = '부산광역시 부산진구 중앙대로 1';
  const result = [{ x: '129.0594', y: '35.1577' }];
  expect(await search(address)).toMatchObject({ status: 'OK', result });
  expect(await search('어딘가')).toEqual({ status: 'ZERO_RESULT', result: [] });
  expect(await search(address, true)).toEqual({ status: 'ERROR', result: [] });
});
