import { del, get, update } from 'idb-keyval';
import { http, HttpResponse, type RequestHandler } from 'msw';
import type { Clock } from '../../clock.ts';
import { openDatabase } from '../../store/open-database.ts';

/** A payment of every status. */
const EXAMPLES = [
  ['PAID', 'PT 12회', 840_000],
  ['FAILED', '필라테스 24회', 600_000],
  ['READY', '헬스 3개월', 240_000],
  ['PAY_PENDING', 'PT 24회', 1_440_000],
  ['PENDING', '헬스 1개월', 120_000],
  ['VIRTUAL_ACCOUNT_ISSUED', '헬스 12개월', 420_000],
  ['PARTIAL_CANCELLED', '필라테스 12회', 360_000],
  ['CANCELLED', '1회 이용권', 15_000],
] as const;

export type ProviderStatus = (typeof EXAMPLES)[number][0];

/** A payment as the provider's REST API lists it. */
interface ProviderPayment {
  readonly id: string;
  readonly transactionId: string;
  readonly status: ProviderStatus;
  readonly orderName: string;
  readonly amount: { readonly total: number };
  readonly currency: 'KRW';
  /** ISO 8601 with an offset. */
  readonly requestedAt: string;
}

/** The payments stored by the provider, oldest first. */
export interface ProviderPayments {
  all(): Promise<readonly ProviderPayment[]>;
  add(payment: ProviderPayment): Promise<void>;
  clear(): Promise<void>;
}

export function memoryPayments(): ProviderPayments {
  const payments: ProviderPayment[] = [];
  return {
    all: async () => payments,
    add: async (payment) => void payments.push(payment),
    clear: async () => void payments.splice(0),
  };
}

const KEY = 'payments';

/** The stored payments, without what is damaged. */
function paymentsFrom(stored: unknown): ProviderPayment[] {
  if (!Array.isArray(stored)) return [];
  return stored.filter((payment) => typeof Object(payment).requestedAt === 'string');
}

/** Stores payments in IndexedDB, to survive the provider's redirect. */
export function indexedDbPayments(name = 'fitness-mocks-portone'): ProviderPayments {
  const database = openDatabase(name, 'ledger');
  return {
    all: async () => paymentsFrom(await get<unknown>(KEY, database)),
    add: (payment) =>
      update<unknown>(KEY, (before) => [...paymentsFrom(before), payment], database),
    clear: () => del(KEY, database),
  };
}

export const DEMO_API_SECRET = 'test-secret';

const ORIGIN = 'https://api.portone.io';
const ACCESS_TOKEN = 'mock-portone-access-token';
const FIRST_PAGE = { number: 0, size: 10 };

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
      const requestBody = new URL(request.url).searchParams.get('requestBody') ?? '{}';
      const { page } = JSON.parse(requestBody) as { page?: { number: number; size: number } };
      const { number, size } = page ?? FIRST_PAGE;
      const listed = [...(await payments.all())].toReversed().concat(examples(clock));
      const items = listed.slice(number * size, (number + 1) * size);
      return HttpResponse.json({ items, page: { number, size, totalCount: listed.length } });
    }),
  ];
}

function errorResponse(status: number, type: string, message: string): Response {
  return HttpResponse.json({ type, message }, { status });
}

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
