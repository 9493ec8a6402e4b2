import type { RowOf } from '@fitness/api-contract/client';
import { query } from '../../api/operations.ts';

/** A user with one of their passes; the server lists a user once per pass. */
export type User = RowOf<'/api/{product}/admin/users'>;

/** All users with an account. */
export function userList() {
  return {
    ...query('listUsers'),
    // Structural sharing would compare up to 100,000 rows, which costs more than rendering the ten of a page again.
    structuralSharing: false,
  };
}
