import { ApiError } from '@fitness/api-contract/client';
import { useQuery, type UseQueryOptions } from '@tanstack/react-query';
import { useSession } from '../../../shared/session/session.ts';
import { type KeptKey, type KeptRow, readLastList } from './last-lists-storage.ts';

/** The options of a query whose response `keepList` stores. */
type KeptQuery<Row, Key extends KeptKey> = UseQueryOptions<Row[], Error, Row[], Key> & {
  queryKey: Key;
};

/** The statuses with which a proxy responds if it cannot reach the backend. */
const unreachedStatuses: readonly (number | undefined)[] = [502, 503, 504];

function isUnreachable(error: unknown) {
  return (
    error instanceof ApiError &&
    (error.kind === 'network' || unreachedStatuses.includes(error.status))
  );
}

/** A query that falls back to the last stored list while the backend cannot be reached (docs/product.md#last-lists). */
export function useListOrLast<Row extends KeptRow, Key extends KeptKey>(list: KeptQuery<Row, Key>) {
  const { userId } = useSession();
  const query = useQuery(list);
  const isFailed = query.isError && query.data === undefined;
  const isUnreached = isFailed && isUnreachable(query.error);
  const last = useQuery({
    queryKey: ['lastList', userId, ...list.queryKey],
    queryFn: () => readLastList<Row>(userId ?? '', list.queryKey),
    enabled: isUnreached && userId !== undefined,
    staleTime: 0,
    gcTime: 0,
  });
  // The stored rows stay visible while the list is requested again.
  const shown = query.data === undefined && (isUnreached || !isFailed) ? last.data : undefined;
  const data = query.data ?? shown?.rows;
  return {
    data,
    isPending: data === undefined && !isFailed,
    isError: data === undefined && isFailed,
    isFetching: query.isFetching || last.isFetching,
    refetch: query.refetch,
    /** The props of `LastListNotice`. */
    notice: {
      checkedAt: shown?.checkedAt ?? null,
      onRetry: query.refetch,
      isRetrying: query.isFetching,
    },
  };
}
