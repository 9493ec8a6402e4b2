import { http, HttpResponse } from 'msw';
import type { Clock } from '../clock.ts';

/** The API secret that the fake provider accepts. */
export const testApiSecret = 'test-secret';

const accessToken = 'mock-provider-token';

const unauthorized = () =>
  HttpResponse.json({ type: 'UNAUTHORIZED', message: '인증 정보가 올바르지 않습니다.' }, { status: 401 });

/** Each status that the provider knows, once. */
const samples = [
  ['PAID', 'PT 12회', 840_000],
  ['FAILED', '필라테스 24회', 600_000],
  ['READY', '1회 이용권', 15_000],
  ['PENDING', '헬스 3개월', 240_000],
  ['VIRTUAL_ACCOUNT_ISSUED', '헬스 12개월', 420_000],
  ['PARTIAL_CANCELLED', '필라테스 12회', 360_000],
  ['CANCELLED', 'PT 24회', 1_440_000],
  ['PAY_PENDING', '헬스 1개월', 120_000],
] as const;

/** The provider's REST calls: login by API secret, and the listing of payments. */
export const portoneRest = (clock: Clock) => [
  http.post('https://api.portone.io/login/api-secret', async ({ request }) => {
    const body = (await request.json().catch(() => null)) as { apiSecret?: unknown } | null;
    if (typeof body?.apiSecret !== 'string' || body.apiSecret === '') {
      return HttpResponse.json({ type: 'INVALID_REQUEST', message: 'apiSecret이 필요합니다.' }, { status: 400 });
    }
    if (body.apiSecret !== testApiSecret) return unauthorized();
    return HttpResponse.json({ accessToken, refreshToken: 'mock-provider-refresh-token' });
  }),
  http.get('https://api.portone.io/payments', ({ request }) => {
    if (request.headers.get('Authorization') !== `Bearer ${accessToken}`) return unauthorized();
    const items = samples.map(([status, orderName, total], index) => ({
      id: `sample-payment-${index + 1}`,
      status,
      orderName,
      amount: { total },
      currency: 'KRW',
      requestedAt: new Date(clock.now().getTime() - index * 3_600_000).toISOString(),
    }));
    return HttpResponse.json({ items, page: { number: 0, size: items.length, totalCount: items.length } });
  }),
];
