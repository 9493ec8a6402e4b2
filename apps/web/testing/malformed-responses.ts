import { http, HttpResponse, type RequestHandler } from 'msw';
import { env } from '../src/config/env.ts';

/** Values that a server may send instead of a field of the contract. */
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

/** The sum of a whole-number column over the malformed rows: two of the values are such numbers. */
export const malformedCount = 7 + Date.UTC(2026, 10, 20);

/** The number of malformed rows that keep their key and are therefore shown. */
export const malformedRowCount = malformedValues.length;

/** Valid rows, a row per malformed value in all fields but the key, and some that are no rows. */
export function withMalformedRows(
  valid: readonly object[],
  fields: readonly string[],
  keyOf: (nth: number) => object,
): unknown[] {
  return [
    ...valid,
    ...malformedValues.map((value, nth) => ({
      ...Object.fromEntries(fields.map((field) => [field, value])),
      ...keyOf(nth),
    })),
    null,
    '행이 아님',
    [],
  ];
}

/** Responds to a GET of the product's API with this body. */
export function respondWith(path: string, body: unknown): RequestHandler {
  return http.get(`${env.apiBaseUrl}/api/${env.product}/${path}`, () =>
    HttpResponse.json(body as null),
  );
}
