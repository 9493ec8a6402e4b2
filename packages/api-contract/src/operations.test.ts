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

  it('list a 415 response wherever they take a body', () => {
    const listing = rows.filter((row) => row.errors['415']?.includes('UnsupportedMediaType'));
    expect(listing).toEqual(rows.filter((row) => row.hasBody));
  });
});

describe('the error responses of the contract', () => {
  it('have the statuses and texts of docs/product.md#mock-rules', () => {
    const rows = product.matchAll(/^\| `response:(\w+)` .*\| (\d+) `([^`]+)` +\|$/gm);
    const documented = [...rows].map(([, name = '', status, message]) => [
      name,
      { status: Number(status), body: { message } },
    ]);
    expect(documented.length).toBeGreaterThan(25);
    expect(errorResponses).toMatchObject(Object.fromEntries(documented));
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
