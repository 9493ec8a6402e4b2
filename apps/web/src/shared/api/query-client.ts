import { onlineManager, type Query, QueryCache, QueryClient } from '@tanstack/react-query';
import { bindApi } from './operations.ts';
import { retryDelay, shouldRetry } from './retry.ts';

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
