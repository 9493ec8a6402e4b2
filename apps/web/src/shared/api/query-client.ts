import { ApiError } from '@fitness/api-contract/client';
import { onlineManager, type Query, QueryCache, QueryClient } from '@tanstack/react-query';
import { getPageUser } from '../session/page-user.ts';
import { bindApi } from './operations.ts';
import type { Queries } from './queries.ts';

const maxRetries = 2;
const firstDelay = 500;

/** The statuses of too many requests and of a proxy that cannot reach the backend. */
const transientStatuses: readonly (number | undefined)[] = [429, 502, 503, 504];

function isTransient(error: unknown) {
  if (!(error instanceof ApiError)) return false;
  if (error.isOfFormerToken()) return true;
  return error.reason === 'unreachable' || transientStatuses.includes(error.status);
}

/** Whether a read is retried after this many earlier failures (docs/product.md#errors). */
function shouldRetry(failures: number, error: unknown): boolean {
  return failures < maxRetries && isTransient(error);
}

/** The delay before the next retry of a read, in milliseconds. */
function retryDelay(failures: number): number {
  return firstDelay * 2 ** failures;
}

/** Whether a query is a prefetch without an observer: the page sends a failed one again when it opens, and shows the error. */
export function isUnseenPrefetch(query: Pick<Query, 'meta' | 'getObserversCount'>): boolean {
  return query.meta?.['isPrefetch'] === true && query.getObserversCount() === 0;
}

/**
 * Creates the query client of the signed-in user. Failed lists are shown empty with 다시 시도; mutations are never retried
 * (docs/product.md#errors).
 */
export function createQueryClient() {
  // TanStack Query assumes that the browser is online until an event, and would not notice that the connection is back.
  if (globalThis.navigator?.onLine === false) onlineManager.setOnline(false);
  const client = new QueryClient({
    queryCache: new QueryCache({
      onError: (error, query) => {
        if (!isUnseenPrefetch(query)) console.warn('[fitness]', query.queryKey[0], error);
      },
    }),
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        retry: shouldRetry,
        retryDelay,
        refetchOnReconnect: true,
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
  bindApi(client);
  return client;
}

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
