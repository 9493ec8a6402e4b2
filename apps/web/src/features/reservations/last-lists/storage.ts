import type { ResultOf } from '@fitness/api-contract/client';
import { endpoints } from '@fitness/api-contract/endpoints';
import { readResponse } from '@fitness/api-contract/read-response';
import type { OperationKey } from '../../../shared/api/operations.ts';
import { now } from '../../../shared/dates/clock.ts';
import { getSession } from '../../../shared/session/session.ts';
import { lastListsCache } from '../../../shared/session/storage.ts';

const version = 1;

/** The operations of the lists that are kept, all of them the user's own. */
type KeptOperation = 'listMyPromotions' | 'listReservationHistory';

/** A row of a list that is kept. */
export type KeptRow = ResultOf<KeptOperation>[number];

/** The key of the query of a list that is kept. */
export type KeptKey = OperationKey<'listMyPromotions'> | OperationKey<'listReservationHistory'>;

/** A list as the server sent it last; `checkedAt` is the instant in milliseconds. */
export type LastList<Row> = { rows: readonly Row[]; checkedAt: number };

/** Cache Storage takes addresses only; nothing is requested at this one. */
const addressOf = (userId: string, [operation, params]: KeptKey) =>
  `/last-lists/${[userId, operation, ...Object.values(params?.query ?? {})].map(encodeURIComponent).join('/')}`;

// Without storage (a private window) there are no lists of the last time.
function withoutLists(error: unknown) {
  console.warn('[fitness]', 'lists of the last time', error);
  return null;
}

/** Keeps what a request of the signed-in user brings until the end of the session. */
export async function keepList<Row extends KeptRow>(
  key: KeptKey,
  request: () => Promise<Row[]>,
): Promise<Row[]> {
  const { userId } = getSession();
  const rows = await request();
  // The user may have signed out, or another one in, meanwhile.
  if (userId !== undefined && getSession().userId === userId) void store(userId, key, rows);
  return rows;
}

async function store(userId: string, key: KeptKey, rows: readonly KeptRow[]) {
  const list = { version, checkedAt: now(), rows };
  try {
    // A sign-out deletes the cache that is opened here, so that nothing is stored after it.
    const cache = await caches.open(lastListsCache);
    await cache.put(addressOf(userId, key), new Response(JSON.stringify(list)));
  } catch (error) {
    withoutLists(error);
  }
}

/** The list as its user saw it last, or null; what is damaged or of a later release is none. */
export async function readLastList<Row extends KeptRow>(
  userId: string,
  key: KeptKey,
): Promise<LastList<Row> | null> {
  try {
    const response = await caches.match(addressOf(userId, key), { cacheName: lastListsCache });
    return response ? lastListFrom<Row>(key, await response.json()) : null;
  } catch (error) {
    return withoutLists(error);
  }
}

/** Any stored value as a list of the key's operation, read like a response of the server; null where it is none. */
export function lastListFrom<Row extends KeptRow>(
  [operation]: KeptKey,
  stored: unknown,
): LastList<Row> | null {
  const list = Object(stored) as Record<string, unknown>;
  const { checkedAt } = list;
  if (list['version'] !== version || !isInstant(checkedAt)) return null;
  const path = endpoints[operation].replace('GET ', '');
  const rows = readResponse(path, list['rows'] ?? undefined, () => undefined);
  return Array.isArray(rows) ? { rows: rows as Row[], checkedAt } : null;
}

/** Whether it is milliseconds that a date can hold. */
function isInstant(value: unknown): value is number {
  return typeof value === 'number' && Math.abs(value) <= 8.64e15;
}
