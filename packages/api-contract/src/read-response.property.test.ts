import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { responseShapes } from './generated/response-shapes.ts';
import { responseExamples } from './generated/examples.ts';
import { operations } from './generated/operations.ts';
import type { OperationId } from './generated/operations.ts';
import { readResponse } from './read-response.ts';

type Row = Record<string, unknown>;

/** Values that a server may send where the contract requires something else. */
const invalidValues = {
  null: null,
  missing: undefined,
  number: 7,
  'negative number': -3,
  fraction: 4.5,
  'huge number': 1e300,
  epoch: Date.UTC(2026, 10, 20),
  text: '알 수 없음',
  'empty text': '',
  'number in a text': '7',
  'not a number': 'NaN',
  boolean: true,
  object: { value: 1, toString: 1 },
  array: ['김서준', null],
  'empty array': [],
  'date in an array': [2026, 11, 20],
  'time in an array': [2026, 11, 20, 6, 0],
  'time with Z': '2026-11-20T06:00:00.000Z',
  'time with an offset': '2026-11-20T06:00:00+09:00',
  'impossible day': '2026-02-30T06:00:00',
  'upper case': 'FEMALE',
};
const odd = Object.values(invalidValues);

const DAY = String.raw`\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])`;
const CLOCK = String.raw`([01]\d|2[0-3]):[0-5]\d`;

/** Whether the contract permits the value for a field of this kind. */
function isValid(kind: string, value: unknown): boolean {
  const [name = '', ...args] = kind.split('|');
  if (name === 'integer') {
    const [least = -Infinity, most = Infinity] = args.map(Number);
    return Number.isSafeInteger(value) && Number(value) >= least && Number(value) <= most;
  }
  if (name === 'array') return Array.isArray(value);
  if (typeof value !== 'string') return false;
  if (name === 'enum' || name === 'role') return args.includes(value);
  const patterns: Record<string, string> = {
    text: '.*\\S.*',
    date: DAY,
    'date-time': `${DAY}T${CLOCK}:[0-5]\\d`,
    time: `(${DAY}T${CLOCK}:[0-5]\\d|${CLOCK})`,
  };
  return new RegExp(`^${patterns[name]}$`, 's').test(value);
}

/** The path, the fields and a valid row of each list with objects as rows. */
const lists = Object.entries(responseShapes).flatMap(([path, shape]) => {
  const [fields] = Array.isArray(shape) ? (shape as readonly [Row | string]) : [];
  if (typeof fields !== 'object') return [];
  const id = (Object.keys(operations) as OperationId[]).find(
    (each) => operations[each].path === path && operations[each].method === 'get',
  )!;
  const { body } = responseExamples[id] as unknown as { body: [Row] };
  return [{ path, fields: fields as Record<string, string>, example: body[0] }];
});

function read(path: string, rows: unknown): Row[] {
  return readResponse(path, rows, () => undefined) as Row[];
}

function expectValidRow(fields: Record<string, string>, row: Row): void {
  expect(Object.keys(row)).toEqual(Object.keys(fields));
  for (const [name, shape] of Object.entries(fields)) {
    const kind = shape.replace(/^(key|null) /, '');
    const isValidOrNull =
      (row[name] === null && !shape.startsWith('key ')) || isValid(kind, row[name]);
    expect(isValidOrNull, `${name} is ${JSON.stringify(row[name])}`).toBe(true);
  }
}

describe.each(lists)('$path', ({ path, fields, example }) => {
  it.each(Object.keys(fields))(
    'has a valid or null %s for any value in the response @list:fields',
    (name) => {
      const isKey = fields[name]!.startsWith('key ');
      for (const value of odd) {
        const rows = read(path, [example, { ...example, [name]: value }]);
        for (const row of rows) expectValidRow(fields, row);
        expect(rows.length).toBeGreaterThanOrEqual(isKey ? 1 : 2);
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

describe('a response of any shape', () => {
  it('is read as a list or undefined', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...Object.keys(responseShapes)),
        fc.oneof(fc.jsonValue(), fc.constantFrom(...odd)),
        (path, body) => {
          const result = readResponse(path, body, () => undefined);
          if (path.endsWith('/subject/me')) return;
          expect(result === undefined || Array.isArray(result)).toBe(true);
        },
      ),
    );
  });

  it('has only valid registered times', () => {
    const times = read('/api/{product}/classes/registered-times', odd);
    expect(times).toEqual([
      '2026-11-20T09:00:00',
      '2026-11-20T06:00:00',
      '2026-11-20T15:00:00',
      '2026-11-20T06:00:00',
    ]);
  });
});
