import { ApiError, type ResultOf } from '@fitness/api-contract/client';
import { endpoints } from '@fitness/api-contract/endpoints';
import { readResponse } from '@fitness/api-contract/read-response';
import { useQueries, type UseQueryOptions } from '@tanstack/react-query';
import type { OperationKey } from '../../api/operations.ts';
import { now } from '../../lib/clock.ts';
import { getSession, storedListsCache } from '../../session/session.ts';

/** The query keys of the lists whose last responses the device stores (docs/product.md#stored-lists). */
type StoredKey = OperationKey<'listMyPromotions'> | OperationKey<'listReservationHistory'>;

type Row = ResultOf<StoredKey[0]>[number];

/** The URL that serves as the key in Cache Storage; it is never requested. */
function addressOf([operation, params]: StoredKey) {
  const parts = [getSession().userId ?? '', operation, ...Object.values(params?.query ?? {})];
  return `/${parts.map(encodeURIComponent).join('/')}`;
}

// Without storage (a private window) nothing is stored or read.
function withoutStorage(error: unknown) {
  console.warn('[fitness]', 'stored lists', error);
  return null;
}

/** Stores a response of the page's user until the session ends. */
export async function storeList(key: StoredKey, rows: readonly Row[]) {
  const list = new Response(JSON.stringify({ checkedAt: now(), rows }));
  try {
    // If the user signs out meanwhile, the opened cache is deleted, and the list with it.
    await (await caches.open(storedListsCache)).put(addressOf(key), list);
  } catch (error) {
    withoutStorage(error);
  }
}

/** The user's stored list, parsed like a response, and when it arrived in milliseconds; null if there is none. */
export async function readStoredList<R extends Row>(key: StoredKey) {
  try {
    const stored = await caches.match(addressOf(key), { cacheName: storedListsCache });
    if (stored === undefined) return null;
    const { checkedAt, rows } = (await stored.json()) as { checkedAt: number; rows: unknown };
    const path = endpoints[key[0]].replace('GET ', '');
    return { checkedAt, rows: readResponse(path, rows, () => undefined) as R[] };
  } catch (error) {
    return withoutStorage(error);
  }
}

/** No response, or the statuses with which a proxy responds if it cannot reach the backend. */
function isUnreachable(error: unknown) {
  if (!(error instanceof ApiError)) return false;
  return error.kind === 'network' || [502, 503, 504].includes(error.status ?? 0);
}

type ListOptions<R extends Row, Key extends StoredKey> = UseQueryOptions<R[], Error, R[], Key> & {
  queryKey: Key;
};

/** The queries of lists, each with its stored list in its place while the server cannot be reached. */
export function useListsOrStored<R extends Row, Key extends StoredKey>(
  lists: readonly ListOptions<R, Key>[],
) {
  const queries = useQueries({ queries: lists });
  const stored = useQueries({
    queries: lists.map(({ queryKey }, index) => ({
      queryKey: ['storedList', ...queryKey],
      queryFn: () => readStoredList<R>(queryKey),
      enabled: isUnreachable(queries[index]!.error),
      staleTime: 0,
      gcTime: 0,
    })),
  });
  return queries.map((query, index) => {
    const { data: last, isFetching } = stored[index]!;
    const shown = (query.data === undefined && last) || null;
    return {
      ...query,
      data: query.data ?? shown?.rows,
      isFetching: query.isFetching || isFetching,
      /** When the stored list was loaded; null for a list of the server. */
      checkedAt: shown?.checkedAt ?? null,
    };
  });
}

export function useListOrStored<R extends Row, Key extends StoredKey>(list: ListOptions<R, Key>) {
  return useListsOrStored([list])[0]!;
}
