import { expect, it } from 'vitest';
import { operations, type OperationInfo } from './generated/operations.ts';
import { operationRoles } from './generated/roles.ts';

const rows: readonly OperationInfo[] = Object.values(operations);
const guarded = rows.filter(({ isPublic }) => !isPublic);

it('operations need no token where every role is permitted', () => {
  expect(guarded.filter(({ roles }) => roles.length === operationRoles.length)).toEqual([]);
});

it('operations list 401 and 403 responses wherever a token is required', () => {
  for (const { errors } of guarded)
    expect(errors).toMatchObject({
      401: expect.arrayContaining(['LoginRequired']) as unknown,
      403: expect.arrayContaining(['Forbidden']) as unknown,
    });
});

it('operations list a 415 response wherever they take a body', () => {
  const listing = rows.filter(({ errors }) => errors['415']?.includes('UnsupportedMediaType'));
  expect(listing).toEqual(rows.filter(({ hasBody }) => hasBody));
});
