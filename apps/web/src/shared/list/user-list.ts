import type { RowOf } from '@fitness/api-contract/client';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../api/client.ts';

/** A member with one of their passes, as the server lists them to the master; one who has two stands there twice. */
export type User = RowOf<'/api/{product}/admin/users'>;

/** Everybody with an account, which the member page shows and attendance finds names in. */
export function userList() {
  return queryOptions({
    queryKey: ['listUsers'],
    queryFn: ({ signal }) => api.GET('/api/{product}/admin/users', { signal }),
    // Comparing a hundred thousand rows with those before costs more than drawing ten of them.
    structuralSharing: false,
  });
}
