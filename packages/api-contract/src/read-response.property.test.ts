import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { responseShapes } from './generated/response-shapes.ts';
import { responseExamples } from './generated/examples.ts';
import { endpoints } from './generated/endpoints.ts';
import type { OperationId } from './generated/operations.ts';
import { readResponse } from './read-response.ts';

type Row = Record<string, unknown>;

interface Field {
  readonly kind: string;
  readonly isKey?: boolean;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly values?: readonly unknown[];
}

/** Values that a server may send where the contract requires something else. */
const odd = [
  null,
  undefined,
  7,
  -3,
  4.5,
  1e300,
  Date.UTC(2026, 10, 20),
  '알 수 없음',
  '',
  '7',
  'NaN',
  true,
  { value: 1, toString: 1 },
  ['김서준', null],
  [],
  [2026, 11, 20],
  [2026, 11, 20, 6, 0],
  '2026-11-20T06:00:00.000Z',
  '2026-11-20T06:00:00+09:00',
  '2026-02-30T06:00:00',
  'FEMALE',
];

const DAY = String.raw`\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])`;
const PATTERNS: Record<string, RegExp> = {
  text: /\S/,
  date: new RegExp(`^${DAY}$`),
  'date-time': new RegExp(String.raw`^${DAY}T([01]\d|2[0-3]):[0-5]\d:[0-5]\d$`),
};

/** Whether the contract permits the value for a field. */
function isValid({ kind, minimum, maximum, values }: Field, value: unknown): boolean {
  if (values !== undefined) return values.includes(value);
  if (kind === 'array') return Array.isArray(value);
  if (kind !== 'integer') return typeof value === 'string' && PATTERNS[kind]!.test(value);
  const [least, most] = [minimum ?? -Infinity, maximum ?? Infinity];
  return Number.isSafeInteger(value) && Number(value) >= least && Number(value) <= most;
}

/** The path, the fields and a valid row of each list with objects as rows. */
const lists = Object.entries(responseShapes).flatMap(([path, shape]) => {
  const [row] = Array.isArray(shape) ? (shape as readonly [object]) : [];
  if (row === undefined || path.endsWith('/registered-times')) return [];
  const id = (Object.keys(endpoints) as OperationId[]).find(
    (each) => endpoints[each] === `GET ${path}`,
  )!;
  const { body } = responseExamples[id] as unknown as { body: [Row] };
  return [{ path, fields: row as Record<string, Field>, example: body[0] }];
});

function read(path: string, rows: unknown): Row[] {
  return readResponse(path, rows, () => undefined) as Row[];
}

function expectValidRow(fields: Record<string, Field>, row: Row): void {
  expect(Object.keys(row)).toEqual(Object.keys(fields));
  for (const [name, field] of Object.entries(fields)) {
    const isValidOrNull = row[name] === null ? !field.isKey : isValid(field, row[name]);
    expect(isValidOrNull, `${name} is ${JSON.stringify(row[name])}`).toBe(true);
  }
}

describe.each(lists)('$path', ({ path, fields, example }) => {
  it.each(Object.keys(fields))(
    'has a valid or null %s for any value in the response @list:fields',
    (name) => {
      for (const value of odd) {
        const rows = read(path, [example, { ...example, [name]: value }]);
        for (const row of rows) expectValidRow(fields, row);
        expect(rows.length).toBeGreaterThanOrEqual(fields[name]!.isKey ? 1 : 2);
      }
    },
  );

  it('has valid rows for any mix of values @list:fields', () => {
    const anything = fc.oneof(
      fc.constantFrom(...odd),
      fc.jsonValue({ depthSize: 'small' }),
      fc.double(),
      fc.date().map(Number),
    );
    const good = Object.entries(example).map(
      ([name, value]) =>
        [name, fc.oneof({ weight: 2, arbitrary: fc.constant(value) }, anything)] as const,
    );
    const row = fc.oneof(
      { weight: 3, arbitrary: fc.record(Object.fromEntries(good), { requiredKeys: [] }) },
      anything,
    );
    fc.assert(
      fc.property(fc.array(row, { maxLength: 8 }), (rows) => {
        const valid = read(path, rows);
        for (const each of valid) expectValidRow(fields, each);
        expect(valid.length).toBeLessThanOrEqual(rows.length);
        // Each row is read independently of the others.
        expect(valid).toEqual(rows.flatMap((each) => read(path, [each])));
      }),
      { numRuns: 150 },
    );
  });
});

it('is read as a list or undefined, whatever the response is', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...lists.map(({ path }) => path)),
      fc.oneof(fc.jsonValue(), fc.constantFrom(...odd)),
      (path, body) => {
        const result = readResponse(path, body, () => undefined);
        expect(result === undefined || Array.isArray(result)).toBe(true);
      },
    ),
  );
});
