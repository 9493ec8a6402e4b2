import { ApiError } from '@fitness/api-contract/client';
import {
  useQueries,
  useQuery,
  type UseQueryOptions,
  type UseQueryResult,
} from '@tanstack/react-query';
import { useSession } from '../../../shared/session/session.ts';
import { type KeptKey, type KeptRow, type LastList, readLastList } from './last-lists-storage.ts';

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

type Listed<Data> = Pick<
  UseQueryResult<Data>,
  'data' | 'error' | 'isError' | 'isFetching' | 'refetch'
>;

/** The query of the stored list, which is read only while the backend cannot be reached. */
function lastListOf<Row extends KeptRow>(
  { queryKey }: { queryKey: KeptKey },
  { data, isError, error }: Listed<Row[]>,
  userId: string | undefined,
) {
  return {
    queryKey: ['lastList', userId, ...queryKey],
    queryFn: () => readLastList<Row>(userId ?? '', queryKey),
    enabled: isError && data === undefined && isUnreachable(error) && userId !== undefined,
    staleTime: 0,
    gcTime: 0,
  };
}

function listOrLast<Row extends KeptRow>(
  query: Listed<Row[]>,
  last: { data: LastList<Row> | null | undefined; isFetching: boolean },
) {
  const isFailed = query.isError && query.data === undefined;
  const isUnreached = isFailed && isUnreachable(query.error);
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

/** A query that falls back to the last stored list while the backend cannot be reached (docs/product.md#last-lists). */
export function useListOrLast<Row extends KeptRow, Key extends KeptKey>(list: KeptQuery<Row, Key>) {
  const { userId } = useSession();
  const query = useQuery(list);
  return listOrLast<Row>(query, useQuery(lastListOf<Row>(list, query, userId)));
}

/** Several such queries, in their order. */
export function useListsOrLast<Row extends KeptRow, Key extends KeptKey>(
  lists: readonly KeptQuery<Row, Key>[],
) {
  const { userId } = useSession();
  const queries = useQueries({ queries: lists });
  const lasts = useQueries({
    queries: lists.map((list, index) => lastListOf<Row>(list, queries[index]!, userId)),
  });
  return queries.map((query, index) => listOrLast<Row>(query, lasts[index]!));
}
