import type { RowOf } from '@fitness/api-contract/client';
import { queryOptions } from '@tanstack/react-query';
import { apiOf } from '../api/api-of.ts';

/** A user with one of their passes; the server lists a user once per pass. */
export type User = RowOf<'/api/{product}/admin/users'>;

/** All users with an account. */
export function userList() {
  return queryOptions({
    queryKey: ['listUsers'],
    queryFn: ({ client, signal }) => apiOf(client).GET('/api/{product}/admin/users', { signal }),
    // Comparing a hundred thousand rows costs more than rendering ten of them.
    structuralSharing: false,
  });
}
