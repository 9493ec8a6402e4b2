import { QueryCache, QueryClient } from '@tanstack/react-query';

/** Server state: a failed list is logged and shown as empty with 다시 시도; mutations are never retried (docs/product.md#errors). */
export function createQueryClient() {
  return new QueryClient({
    queryCache: new QueryCache({
      onError: (error, query) => console.warn('[fitness]', query.queryKey[0], error),
    }),
    defaultOptions: {
      queries: { staleTime: 30_000, retry: false, refetchOnReconnect: true, networkMode: 'always' },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
