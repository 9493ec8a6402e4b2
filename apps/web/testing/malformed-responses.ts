import { http, HttpResponse, type RequestHandler } from 'msw';
import { env } from '../src/config/env.ts';

/** What a server may send in place of what the contract has for a field. */
const malformedValues: readonly unknown[] = [
  null,
  undefined,
  7,
  -3,
  4.5,
  1e300,
  Date.UTC(2026, 10, 20),
  '알 수 없음',
  '',
  true,
  { value: 1 },
  ['김서준', null],
  [2026, 11, 20],
  [2026, 11, 20, 6, 0],
  '2026-11-20T06:00:00.000Z',
  '2026-02-30',
];

/** What a column of whole numbers adds up to over the odd rows: two of the malformedValues are numbers that it may hold. */
export const malformedCount = 7 + Date.UTC(2026, 10, 20);

/** How many odd rows keep their key and are therefore shown. */
export const malformedRowCount = malformedValues.length;

/** Good rows, and after them one for each oddity, which stands in all of its fields but the key; then rows that are of no use. */
export function withMalformedRows(
  good: readonly object[],
  fields: readonly string[],
  keyOf: (nth: number) => object,
): unknown[] {
  return [
    ...good,
    ...malformedValues.map((value, nth) => ({
      ...Object.fromEntries(fields.map((field) => [field, value])),
      ...keyOf(nth),
    })),
    null,
    '행이 아님',
    [],
  ];
}

/** Answers a GET of the product's API with this body. */
export function respondWith(path: string, body: unknown): RequestHandler {
  return http.get(`${env.apiBaseUrl}/api/${env.product}/${path}`, () =>
    HttpResponse.json(body as null),
  );
}
