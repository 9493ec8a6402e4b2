import { http, HttpResponse, type RequestHandler } from 'msw';
import type { Clock } from '../../clock.ts';
import type { ProviderPayments } from './provider-payments.ts';
import type { ProviderPayment, ProviderStatus } from './payment.ts';

/** The API secret that the fake provider accepts. */
export const DEMO_API_SECRET = 'test-secret';

const ORIGIN = 'https://api.portone.io';
const ACCESS_TOKEN = 'mock-portone-access-token';
const DEFAULT_PAGE_SIZE = 10;

/** Sign-in and list of payments: those of the fake window, newest first, then some examples. */
export function restHandlers(payments: ProviderPayments, clock: Clock): RequestHandler[] {
  return [
    http.post(`${ORIGIN}/login/api-secret`, async ({ request }) => {
      const { apiSecret } = (await request.json().catch(() => ({}))) as { apiSecret?: unknown };
      if (typeof apiSecret !== 'string' || apiSecret === '')
        return errorResponse(400, 'INVALID_REQUEST', 'apiSecret 값이 없습니다.');
      if (apiSecret !== DEMO_API_SECRET)
        return errorResponse(401, 'UNAUTHORIZED', 'API Secret 이 올바르지 않습니다.');
      return HttpResponse.json({
        accessToken: ACCESS_TOKEN,
        refreshToken: 'mock-portone-refresh-token',
      });
    }),

    http.get(`${ORIGIN}/payments`, async ({ request }) => {
      if (request.headers.get('authorization') !== `Bearer ${ACCESS_TOKEN}`) {
        return errorResponse(401, 'UNAUTHORIZED', '인증 정보가 올바르지 않습니다.');
      }
      const page = pageOf(new URL(request.url).searchParams.get('requestBody'));
      if (!page)
        return errorResponse(400, 'INVALID_REQUEST', 'requestBody 값이 올바르지 않습니다.');
      const listed = [...(await payments.all())].toReversed().concat(examples(clock));
      const items = listed.slice(page.number * page.size, (page.number + 1) * page.size);
      return HttpResponse.json({ items, page: { ...page, totalCount: listed.length } });
    }),
  ];
}

function errorResponse(status: number, type: string, message: string): Response {
  return HttpResponse.json({ type, message }, { status });
}

function pageOf(requestBody: string | null): { number: number; size: number } | undefined {
  try {
    const { page } = JSON.parse(requestBody ?? '{}') as {
      page?: { number?: number; size?: number };
    };
    return { number: page?.number ?? 0, size: page?.size ?? DEFAULT_PAGE_SIZE };
  } catch {
    return undefined;
  }
}

const EXAMPLES: readonly (readonly [ProviderStatus, string, number])[] = [
  ['PAID', 'PT 12회', 840_000],
  ['FAILED', '필라테스 24회', 600_000],
  ['READY', '헬스 3개월', 240_000],
  ['PAY_PENDING', 'PT 24회', 1_440_000],
  ['PENDING', '헬스 1개월', 120_000],
  ['VIRTUAL_ACCOUNT_ISSUED', '헬스 12개월', 420_000],
  ['PARTIAL_CANCELLED', '필라테스 12회', 360_000],
  ['CANCELLED', '1회 이용권', 15_000],
];

function examples(clock: Clock): ProviderPayment[] {
  return EXAMPLES.map(([status, orderName, total], index) => ({
    id: `example-${index + 1}`,
    transactionId: `example-tx-${index + 1}`,
    status,
    orderName,
    amount: { total },
    currency: 'KRW',
    requestedAt: new Date(clock.now().getTime() - (index + 1) * 3_600_000).toISOString(),
  }));
}
