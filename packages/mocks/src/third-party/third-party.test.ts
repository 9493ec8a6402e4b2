import { runInNewContext } from 'node:vm';
import { setupServer } from 'msw/node';
import { afterEach, describe, expect, it } from 'vitest';
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

const MAP_SCRIPT =
  'https://dapi.kakao.com/v2/maps/sdk.js?appkey=test&libraries=services&autoload=false';
const API = 'https://api.portone.io';
let server: ReturnType<typeof setupServer> | undefined;

function start(options: ThirdPartyOptions = {}): void {
  server = setupServer(
    ...thirdPartyHandlers({ clock: fixedClock('2026-11-20T10:00:00'), ...options }),
  );
  server.listen({ onUnhandledFrame: 'error' });
}

afterEach(() => server?.close());

const signIn = async (apiSecret: unknown) =>
  readTestResponse(
    await fetch(`${API}/login/api-secret`, { method: 'POST', body: JSON.stringify({ apiSecret }) }),
  );

async function list(token: string, requestBody?: object) {
  const query = requestBody
    ? `?requestBody=${encodeURIComponent(JSON.stringify(requestBody))}`
    : '';
  return readTestResponse(
    await fetch(`${API}/payments${query}`, { headers: { authorization: `Bearer ${token}` } }),
  );
}

describe('the scripts of the CDNs', () => {
  it('define the globals of the two SDKs', async () => {
    start();
    for (const [url, name] of [
      [PAYMENT_SCRIPT_URL, 'PortOne'],
      [MAP_SCRIPT, 'kakao'],
      [MAP_SCRIPT.replace('https', 'http'), 'kakao'],
    ]) {
      const response = await fetch(url ?? '');
      expect(response.headers.get('content-type')).toContain('text/javascript');
      const window: Record<string, unknown> = {
        __mockSdks: (globalThis as Record<string, unknown>)['__mockSdks'],
      };
      runInNewContext(await response.text(), { window });
      expect(window[name ?? '']).toBeTypeOf('object');
    }
  });

  it('fail as often as a fault says', async () => {
    start({ faults: createThirdPartyFaults([{ target: 'map-script', times: 2 }]) });
    await expect(fetch(MAP_SCRIPT)).rejects.toThrow(TypeError);
    await expect(fetch(MAP_SCRIPT)).rejects.toThrow(TypeError);
    expect((await fetch(MAP_SCRIPT)).status).toBe(200);
    expect((await fetch(PAYMENT_SCRIPT_URL)).status).toBe(200);
  });
});

describe('the provider’s REST API', () => {
  it('accepts only the test secret at sign-in @provider:rest', async () => {
    start();
    expect(await signIn(DEMO_API_SECRET)).toMatchObject({
      status: 200,
      body: { accessToken: expect.any(String), refreshToken: expect.any(String) },
    });
    expect(await signIn('wrong')).toMatchObject({
      status: 401,
      body: { type: 'UNAUTHORIZED', message: expect.any(String) },
    });
    expect(await signIn('')).toMatchObject({ status: 400, body: { type: 'INVALID_REQUEST' } });
  });

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
    const { accessToken } = (await signIn(DEMO_API_SECRET)).body as { accessToken: string };
    const { body } = await list(accessToken);
    const { items, page } = body as { items: { id: string; status: string }[]; page: object };
    expect(items[0]?.id).toBe('pay-1');
    expect(new Set(items.map((item) => item.status)).size).toBe(8);
    expect(page).toEqual({ number: 0, size: 10, totalCount: 9 });
    expect(
      ((await list(accessToken, { page: { number: 1, size: 5 } })).body as { items: unknown[] })
        .items,
    ).toHaveLength(4);
  });

  it('returns 401 without a valid token, and a network error for a fault', async () => {
    start({ faults: createThirdPartyFaults([{ target: 'payment-api', times: 1 }]) });
    await expect(fetch(`${API}/payments`)).rejects.toThrow(TypeError);
    expect(await list('wrong')).toMatchObject({ status: 401, body: { type: 'UNAUTHORIZED' } });
  });

  it('returns the response of a fault for one path until the faults are replaced', async () => {
    const faults = createThirdPartyFaults();
    start({ faults });
    const response = { status: 403, body: { type: 'FORBIDDEN' } };
    faults.set([{ target: 'payment-api', path: '/payments', response }]);
    const { accessToken } = (await signIn(DEMO_API_SECRET)).body as { accessToken: string };
    expect(await list(accessToken)).toEqual(response);
    faults.set([]);
    expect((await list(accessToken)).status).toBe(200);
  });
});
