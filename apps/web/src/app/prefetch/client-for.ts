import type { QueryClient } from '@tanstack/react-query';
import { createQueryClient } from '../../shared/api/query-client.ts';
import type { Queries } from './queries.ts';

/** The client of these queries for a user (null for a visitor), without what was fetched for another one (`extra:tabs`). */
export function clientFor(queries: Queries, userId: string | null | undefined): QueryClient {
  const { client = createQueryClient(), userId: before } = queries;
  if (before !== undefined && userId !== undefined && before !== userId)
    client.removeQueries({ type: 'inactive' });
  queries.client = client;
  if (userId !== undefined) queries.userId = userId;
  return client;
}
