import { chain, onRows } from '../changes.ts';
import type { InterceptedRequest, Interceptor } from '../interceptor.ts';
import type { ConformingBackend } from './conforming.ts';

/** Other headers, timing, ids and orders. */
export const otherTransports: readonly ConformingBackend[] = [
  {
    name: 'more-headers',
    difference: 'sends cookies, caching headers and a closed connection',
    keepsRules: true,
    interceptor: () =>
      withHeaders({
        'set-cookie': 'JSESSIONID=1; Path=/; HttpOnly',
        'cache-control': 'no-store',
        connection: 'close',
        'x-powered-by': 'Express',
      }),
  },
  {
    name: 'formatted-json',
    difference: 'formats and escapes its JSON',
    keepsRules: true,
    interceptor: () => async (intercepted) => {
      const response = await intercepted.respond();
      const text = await response.clone().text();
      return text === '' ? response : new Response(formatted(text), response);
    },
  },
  {
    name: 'workers-by-name',
    difference: 'sorts the workers by name',
    keepsRules: true,
    interceptor: () =>
      onRows('listWorkers', (rows) =>
        rows.toSorted((a, b) => a.nickname.localeCompare(b.nickname, 'ko')),
      ),
  },
  {
    name: 'ties-in-other-order',
    difference:
      'returns users who joined, and reservations of classes that begin, at one time in another order',
    keepsRules: true,
    interceptor: () =>
      chain(
        onRows('listUsers', (rows) =>
          rows.toReversed().toSorted((a, b) => b.createdAt.localeCompare(a.createdAt)),
        ),
        onRows('listReservationHistory', (rows) =>
          rows.toReversed().toSorted((a, b) => b.classTime.localeCompare(a.classTime)),
        ),
      ),
  },
];

/** Names the character set in the content type. */
export function withCharset(): Interceptor {
  return async ({ respond }) => {
    const response = await respond();
    if (response.headers.get('content-type')?.startsWith('application/json'))
      response.headers.set('content-type', 'application/json;charset=UTF-8');
    return response;
  };
}

/** Delays every third response by two milliseconds. */
export function slow(): Interceptor {
  let count = 0;
  return async ({ respond }) => {
    const response = await respond();
    count += 1;
    if (count % 3 === 0) await new Promise((resolve) => setTimeout(resolve, 2));
    return response;
  };
}

/** Gives new rows ids from five thousand million on. */
export function largeIds(): Interceptor {
  return ({ backend, respond }: InterceptedRequest) => {
    for (const table of Object.values(backend.studio.store)) table.startAt(5_000_000_001);
    return respond();
  };
}

/** Returns every list whose order openapi.yaml leaves open from its last row to its first. */
export function unordered(): Interceptor {
  return chain(
    ...(
      [
        'listUsers',
        'listWorkers',
        'listMyAttendance',
        'listMyPromotions',
        'listReservableClasses',
        'listTodayReservations',
        'listReservationHistory',
        'listClassesWithReservations',
        'listRegisteredTimes',
        'listMyMembers',
      ] as const
    ).map((id) => onRows(id, (rows: readonly unknown[]) => rows.toReversed())),
  );
}

function withHeaders(headers: Readonly<Record<string, string>>): Interceptor {
  return async ({ respond }) => {
    const response = await respond();
    for (const [name, value] of Object.entries(headers)) response.headers.set(name, value);
    return response;
  };
}

function formatted(text: string): string {
  return JSON.stringify(JSON.parse(text), undefined, 2).replace(
    /[^\n\x20-\x7e]/g,
    (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
