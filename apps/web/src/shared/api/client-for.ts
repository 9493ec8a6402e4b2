import type { QueryClient } from '@tanstack/react-query';
import { createQueryClient } from './query-client.ts';
import { getPageUser } from '../session/page-user.ts';
import type { Queries } from './queries.ts';

/** The query client of the signed-in user; the cache of another user is cleared (`extra:tabs`). */
export function clientFor(queries: Queries): QueryClient {
  const user = getPageUser();
  if (queries.client === undefined || queries.user !== user) {
    queries.client?.clear();
    queries.client = createQueryClient();
    queries.user = user;
  }
  return queries.client;
}
