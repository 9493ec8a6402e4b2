import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { errorResponses } from './generated/error-responses.ts';
import { requestExamples } from './generated/examples.ts';
import { operations } from './generated/operations.ts';
import type { OperationInfo } from './generated/operations.ts';
import { operationRoles } from './generated/roles.ts';

const product = readFileSync(new URL('../../../docs/product.md', import.meta.url), 'utf8');

/** Method, path, roles and fields of every operation, as docs/product.md#calls lists them. */
const listed = Object.fromEntries(
  [...product.matchAll(/^\| `operation:(\w+)` *\| `(\w+ \S+)` *\| ([^|]+?) *\| ?(.*)\|$/gm)].map(
    ([, id = '', call, roles, fields = '']) => [id, { call, roles, fields: fieldsIn(fields) }],
  ),
);

describe('the operations of the contract', () => {
  const rows: OperationInfo[] = Object.values(operations);

  it('are those of the specification and no others @role:operations', () => {
    expect(Object.keys(operations).sort()).toEqual(Object.keys(listed).sort());
  });

  it.each(rows)('@operation:$id has its method, path, fields and roles', (row) => {
    expect({
      call: `${row.method.toUpperCase()} ${row.path}`,
      roles: rolesIn(row),
      fields: [...row.query, ...bodyFields(row.id)],
    }).toEqual(listed[row.id]);
  });

  it('need no token where every role is permitted', () => {
    const forEveryone = rows.filter((row) => listed[row.id]?.roles === 'everyone');
    expect(rows.filter((row) => row.isPublic)).toEqual(forEveryone);
  });

  it('list 401 and 403 responses wherever a token is required', () => {
    const guarded = rows.filter((row) => !row.isPublic);
    expect(
      guarded.filter(
        (row) =>
          !row.errors['401']?.includes('LoginRequired') ||
          !row.errors['403']?.includes('Forbidden'),
      ),
    ).toEqual([]);
  });
});

describe('the error responses of the contract', () => {
  it.each([
    [401, '로그인이 필요합니다.'],
    [403, '권한이 없습니다.'],
    [401, '아이디 또는 비밀번호가 올바르지 않습니다.'],
    [400, '이미 사용 중인 아이디입니다.'],
    [400, '이미 등록된 전화번호입니다.'],
    [409, '마감된 수업입니다.'],
    [409, '지난 수업은 예약할 수 없습니다.'],
    [409, '이미 예약한 수업입니다.'],
    [409, '만료된 이용권입니다.'],
    [409, '잔여 횟수가 없습니다.'],
    [403, '예약할 수 없는 수업입니다.'],
    [404, '예약을 찾을 수 없습니다.'],
    [409, '지난 예약은 취소할 수 없습니다.'],
    [409, '과거 날짜에는 수업을 등록할 수 없습니다.'],
    [409, '이미 등록된 시간입니다.'],
    [404, '존재하지 않는 전화번호입니다.'],
    [409, '이미 오늘 출석한 회원입니다.'],
  ])('include %i %s', (status, message) => {
    const texts = Object.values(errorResponses).map((response) => ({
      status: response.status,
      body: response.body,
    }));
    expect(texts).toContainEqual({ status, body: { message } });
  });
});

function rolesIn({ roles }: OperationInfo): string {
  if (roles.length === operationRoles.length) return 'everyone';
  return roles.map((role) => role.replace('ROLE_', '').toLowerCase()).join(', ');
}

/** The fields of a request in a cell of the table; those of the response stand after the arrow. */
function fieldsIn(cell: string): string[] {
  const [request = ''] = cell.split('→');
  return [...request.matchAll(/`(\w+)(?: \{(.+?)\})?`/g)].flatMap(([, name, inner]) =>
    inner === undefined ? [`${name}`] : inner.split(', ').map((field) => `${name}.${field}`),
  );
}

/** The body fields of an operation's example, which has all of them (see the validators' tests). */
function bodyFields(id: string): string[] {
  const example: { params: object; body?: object } =
    requestExamples[id as keyof typeof requestExamples];
  const entries: [string, unknown][] = Object.entries(example.body ?? {});
  return entries.flatMap(([name, value]) =>
    typeof value === 'object' && value !== null
      ? Object.keys(value).map((inner) => `${name}.${inner}`)
      : [name],
  );
}
