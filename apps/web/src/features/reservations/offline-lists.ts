import { ApiError, type ResultOf } from '@fitness/api-contract/client';
import { endpoints } from '@fitness/api-contract/endpoints';
import { readResponse } from '@fitness/api-contract/read-response';
import { holdsComingSeat } from '@fitness/api-contract/rules';
import {
  type QueryClient,
  skipToken,
  useQueries,
  useQuery,
  useQueryClient,
  type UseQueryOptions,
  type UseQueryResult,
} from '@tanstack/react-query';
import type { OperationKey } from '../../shared/api/operations.ts';
import { now } from '../../shared/dates/clock.ts';
import { getSession, useSession } from '../../shared/session/session.ts';
import { lastListsCache } from '../../shared/session/storage.ts';
import type { HistoryReservation } from './reservations.ts';

/** The query keys of the lists whose last responses the device stores (docs/product.md#last-lists). */
type StoredKey = OperationKey<'listMyPromotions'> | OperationKey<'listReservationHistory'>;

type Row = ResultOf<StoredKey[0]>[number];

/** A stored response; `checkedAt` is when it arrived, in milliseconds. */
type StoredList<R extends Row> = { rows: R[]; checkedAt: number };

/** The URL that serves as the key in Cache Storage; it is never requested. */
function addressOf(userId: string, [operation, params]: StoredKey) {
  const parts = [userId, operation, ...Object.values(params?.query ?? {})];
  return `/${parts.map(encodeURIComponent).join('/')}`;
}

// Without storage (a private window) nothing is stored or read.
function withoutStorage(error: unknown) {
  console.warn('[fitness]', 'stored lists', error);
  return null;
}

/** Stores the response of the user who requested it until the session ends. */
export async function storeList(userId: string | undefined, key: StoredKey, rows: readonly Row[]) {
  if (userId === undefined || getSession().userId !== userId) return;
  const list = new Response(JSON.stringify({ checkedAt: now(), rows }));
  try {
    // If the user signs out meanwhile, the opened cache is deleted, and the list with it.
    await (await caches.open(lastListsCache)).put(addressOf(userId, key), list);
  } catch (error) {
    withoutStorage(error);
  }
}

/** The user's stored list; null if there is none or it is damaged. */
export async function readStoredList<R extends Row>(userId: string | undefined, key: StoredKey) {
  if (userId === undefined) return null;
  const options = { cacheName: lastListsCache };
  const stored = (async () => (await caches.match(addressOf(userId, key), options))?.json())();
  return storedListFrom<R>(key, await stored.catch(withoutStorage));
}

/** Parses a stored value like a response of the key's operation; null if it is invalid. */
export function storedListFrom<R extends Row>(
  [operation]: StoredKey,
  stored: unknown,
): StoredList<R> | null {
  const { checkedAt, rows: body } = Object(stored) as Record<string, unknown>;
  const rows = readResponse(endpoints[operation].replace('GET ', ''), body, () => undefined);
  const isInstant = typeof checkedAt === 'number' && Math.abs(checkedAt) <= 8.64e15;
  return isInstant && Array.isArray(rows) ? { rows: rows as R[], checkedAt } : null;
}

/** The statuses with which a proxy responds if it cannot reach the backend. */
const unreachedStatuses: readonly (number | undefined)[] = [502, 503, 504];

function isUnreachable(error: unknown) {
  if (!(error instanceof ApiError)) return false;
  return error.kind === 'network' || unreachedStatuses.includes(error.status);
}

type ListOptions<R extends Row, Key extends StoredKey> = UseQueryOptions<R[], Error, R[], Key> & {
  queryKey: Key;
};

/** The queries of lists, each with its stored list in its place while the server cannot be reached. */
export function useListsOrStored<R extends Row, Key extends StoredKey>(
  lists: readonly ListOptions<R, Key>[],
) {
  const { userId } = useSession();
  const queries = useQueries({ queries: lists });
  const isMissing = ({ isError, data }: UseQueryResult<R[]>) => isError && data === undefined;
  const stored = useQueries({
    queries: lists.map(({ queryKey }, index) => ({
      queryKey: ['storedList', userId, ...queryKey],
      queryFn: () => readStoredList<R>(userId, queryKey),
      enabled: isMissing(queries[index]!) && isUnreachable(queries[index]!.error),
      staleTime: 0,
      gcTime: 0,
    })),
  });
  return queries.map((query, index) => {
    const last = stored[index]!;
    const isFailed = isMissing(query);
    // The stored rows stay visible while the list is requested again.
    const isShown = query.data === undefined && (!isFailed || isUnreachable(query.error));
    const shown = (isShown && last.data) || null;
    const data = query.data ?? shown?.rows;
    return {
      data,
      isPending: data === undefined && !isFailed,
      isError: data === undefined && isFailed,
      isFetching: query.isFetching || last.isFetching,
      refetch: query.refetch,
      /** When the stored list was loaded; null for a list of the server. */
      checkedAt: shown?.checkedAt ?? null,
    };
  });
}

export function useListOrStored<R extends Row, Key extends StoredKey>(list: ListOptions<R, Key>) {
  return useListsOrStored([list])[0]!;
}

/** A reservation that was cancelled since the last visit, with its pass. */
export type Cancelled = HistoryReservation & { membershipId: number; classTime: string };

/** The coming reservations of a stored history that are now cancelled or missing. */
export function cancelledSince(
  before: readonly HistoryReservation[],
  after: readonly HistoryReservation[],
  now: string,
) {
  const isKept = ({ reservationId: id }: HistoryReservation) =>
    after.some(({ reservationId, status }) => reservationId === id && status !== 'CANCELLED');
  return before.filter((row) => holdsComingSeat(row, now) && !isKept(row));
}

const queryKey = ['cancelledSince'];

/** Adds reservations to those that this document tells of. */
export function tellCancelled(
  client: QueryClient,
  membershipId: number,
  rows: readonly HistoryReservation[],
) {
  const added = rows.flatMap(({ classTime, ...row }) =>
    classTime === null ? [] : { ...row, classTime, membershipId },
  );
  client.setQueryDefaults(queryKey, { gcTime: Infinity });
  client.setQueryData<Cancelled[]>(queryKey, (told = []) => [...told, ...added]);
}

export function useCancelled() {
  const client = useQueryClient();
  const { data = [] } = useQuery<Cancelled[]>({ queryKey, queryFn: skipToken });
  const close = (id: number) =>
    client.setQueryData<Cancelled[]>(queryKey, (told) =>
      told?.filter(({ reservationId }) => reservationId !== id),
    );
  return { cancelled: data, close };
}
