import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { endpoints } from './generated/endpoints.ts';
import { responseExamples } from './generated/examples.ts';
import type { OperationId } from './generated/operations.ts';
import { responseShapes } from './generated/response-shapes.ts';
import { readResponse, type FieldShape } from './read-response.ts';

type Row = Record<string, unknown>;

const users = '/api/{product}/admin/users';
const user = {
  userId: 101,
  nickName: '김서준',
  ph: '01020000001',
  gender: 'male',
  createdAt: '2026-08-20',
  roleName: 'ROLE_CUSTOMER',
  promotionName: null,
  promotionSessionCount: 7,
  expiredDate: '2027-01-18',
};

/** The result, and the fields that were reported as invalid. */
function read(path: string, body: unknown) {
  const invalid: string[] = [];
  return { result: readResponse(path, body, (field) => invalid.push(field)), invalid };
}

describe('a list', () => {
  it('is returned unchanged, without a report, when it is valid', () => {
    expect(read(users, [user])).toEqual({ result: [user], invalid: [] });
  });

  it('is empty when the response is null', () =>
    expect(read(users, null)).toEqual({ result: [], invalid: [] }));

  it.each([undefined, { a: 1 }, 7])('is undefined when the response is %j', (body) =>
    expect(read(users, body).result).toBeUndefined(),
  );

  it('has null for each field that is null, missing or of another type @list:fields', () => {
    const values = {
      nickName: 7,
      ph: null,
      gender: 'other',
      createdAt: '2026-02-30',
      roleName: {},
      promotionSessionCount: -1,
      expiredDate: true,
    };
    const nulls = Object.fromEntries(Object.keys(values).map((name) => [name, null]));
    expect(read(users, [{ userId: 101, ...values }])).toEqual({
      result: [{ ...user, ...nulls }],
      invalid: Object.keys(values),
    });
  });

  it('drops rows without a valid key and rows that are not objects, and keeps the order of the others @list:fields', () => {
    const { result, invalid } = read(users, [
      { ...user, userId: null },
      user,
      null,
      [user],
      '김서준',
      { ...user, userId: '101' },
      { ...user, userId: 102 },
    ]);
    expect(result).toEqual([user, { ...user, userId: 102 }]);
    expect(invalid).toEqual(['userId', '', '', '', 'userId']);
  });

  it.each([
    { roleName: 'CUSTOMER' },
    { roleName: 'role_customer' },
    { createdAt: [2026, 8, 20, 10, 0], expiredDate: Date.UTC(2027, 0, 18) },
  ])('reads and reports roles and dates in other spellings: %j @list:fields', (given) => {
    expect(read(users, [{ ...user, ...given }])).toEqual({
      result: [user],
      invalid: Object.keys(given),
    });
  });

  it('reads another enumeration as the contract writes it @list:fields', () => {
    expect(read(users, [{ ...user, gender: 'MALE' }])).toEqual({
      result: [{ ...user, gender: null }],
      invalid: ['gender'],
    });
  });

  it('reads times with or without date and seconds', () => {
    const times = '/api/{product}/classes/registered-times';
    expect(read(times, ['06:00', '07:00:00', '2026-11-21T08:00', [9, 0], null])).toEqual({
      result: ['06:00', '07:00', '2026-11-21T08:00:00', '09:00'],
      invalid: ['', ''],
    });
  });

  it('drops fields that are not in the contract', () =>
    expect(read(users, [{ ...user, secret: 1 }]).result).toEqual([user]));
});

describe('an object', () => {
  const subject = '/api/{product}/subject/me';

  it('is read like a row', () => {
    const body = { classSubjectId: 1, classSubjectName: null };
    expect(read(subject, body).result).toEqual(body);
  });

  it.each([[null], [[]], [{ classSubjectId: '1' }]])('is undefined for %j', (body) =>
    expect(read(subject, body).result).toBeUndefined(),
  );
});

/** Values that a server may send where the contract requires something else. */
const odd = fc.oneof(
  fc.constantFrom<unknown>(null, undefined, -3, 4.5, 1e300, Date.UTC(2026, 10, 20), '', '7', true),
  fc.constantFrom<unknown>({ value: 1, toString: 1 }, ['김서준', null], [2026, 11, 20, 6, 0]),
  fc.constantFrom('FEMALE', '2026-11-20T06:00:00.000Z', '2026-02-30T06:00:00'),
  fc.jsonValue({ depthSize: 'small' }),
);

const DAY = String.raw`\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])`;
const PATTERNS: Record<string, RegExp> = {
  text: /\S/,
  date: new RegExp(`^${DAY}$`),
  'date-time': new RegExp(String.raw`^${DAY}T([01]\d|2[0-3]):[0-5]\d:[0-5]\d$`),
};

/** Whether the contract permits the value for a field. */
function isValid({ kind, minimum, maximum, values }: FieldShape, value: unknown): boolean {
  if (values !== undefined) return values.includes(value);
  if (kind === 'array') return Array.isArray(value);
  if (kind !== 'integer') return typeof value === 'string' && PATTERNS[kind]!.test(value);
  const [least, most] = [minimum ?? -Infinity, maximum ?? Infinity];
  return Number.isSafeInteger(value) && Number(value) >= least && Number(value) <= most;
}

const lists = (Object.keys(endpoints) as OperationId[]).flatMap((id) => {
  const path = endpoints[id].replace('GET ', '');
  const shape = Object.entries(responseShapes).find(([each]) => each === path)?.[1];
  const { body: example }: { status: string; body?: unknown } = responseExamples[id];
  return Array.isArray(shape) && Array.isArray(example) && typeof example[0] === 'object'
    ? [{ path, fields: shape[0] as Record<string, FieldShape>, example: example[0] as Row }]
    : [];
});

it.each(lists)('$path has only valid rows for any values @list:fields', (list) => {
  const { path, fields, example } = list;
  const values = Object.entries(example).map(
    ([name, value]) => [name, fc.oneof(fc.constant(value), odd)] as const,
  );
  const row = fc.record(Object.fromEntries(values), { requiredKeys: [] });
  fc.assert(
    fc.property(fc.array(fc.oneof({ weight: 5, arbitrary: row }, odd)), (rows) => {
      for (const clean of read(path, [...rows, example]).result as Row[]) {
        expect(Object.keys(clean)).toEqual(Object.keys(fields));
        for (const [name, field] of Object.entries(fields))
          expect(clean[name] === null ? !field.isKey : isValid(field, clean[name]), name).toBe(
            true,
          );
      }
    }),
  );
});
