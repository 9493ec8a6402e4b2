import type { RowOf } from '@fitness/api-contract/client';
import { query } from '../api/operations.ts';

/** A user with one of their passes; the server lists a user once per pass. */
export type User = RowOf<'/api/{product}/admin/users'>;

/** All users with an account. */
export function userList() {
  return {
    ...query('listUsers'),
    // Comparing a hundred thousand rows costs more than rendering ten of them.
    structuralSharing: false,
  };
}
