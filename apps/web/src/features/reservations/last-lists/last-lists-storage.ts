import type { ResultOf } from '@fitness/api-contract/client';
import { endpoints } from '@fitness/api-contract/endpoints';
import { readResponse } from '@fitness/api-contract/read-response';
import type { OperationKey } from '../../../shared/api/operations.ts';
import { now } from '../../../shared/dates/clock.ts';
import { getPageUser, type PageUser } from '../../../shared/session/page-user.ts';
import { lastListsCache } from '../../../shared/session/storage.ts';

const version = 1;

/** The operations whose responses are stored on the device; all return the user's own data. */
type KeptOperation = 'listMyPromotions' | 'listReservationHistory';

/** A row of a stored list. */
export type KeptRow = ResultOf<KeptOperation>[number];

/** The query key of a stored list. */
export type KeptKey = OperationKey<'listMyPromotions'> | OperationKey<'listReservationHistory'>;

/** The last response for a list; `checkedAt` is when it arrived, in milliseconds. */
export type LastList<Row> = { rows: readonly Row[]; checkedAt: number };

/** The URL that serves as the key in Cache Storage; it is never requested. */
const addressOf = (name: readonly (string | number)[]) =>
  `/last-lists/${name.map(encodeURIComponent).join('/')}`;

const addressOfUser = (userId: string) => `${addressOf([userId])}/`;

const nameOf = (userId: string, [operation, params]: KeptKey) => [
  userId,
  operation,
  ...Object.values(params?.query ?? {}),
];

// Without storage (a private window) nothing is stored or read.
function withoutLists(error: unknown) {
  console.warn('[fitness]', 'lists of the last time', error);
  return null;
}

/** Stores a value until the session ends. */
export async function writeKept(name: readonly (string | number)[], value: unknown): Promise<void> {
  try {
    // If the user signs out during the write, the opened cache is deleted, and the write is discarded with it.
    const cache = await caches.open(lastListsCache);
    await cache.put(addressOf(name), new Response(JSON.stringify(value)));
  } catch (error) {
    withoutLists(error);
  }
}

/** A stored value; null if there is none, or it cannot be read. */
export async function readKept(name: readonly (string | number)[]): Promise<unknown> {
  try {
    const response = await caches.match(addressOf(name), { cacheName: lastListsCache });
    return response ? await response.json() : null;
  } catch (error) {
    return withoutLists(error);
  }
}

/** Called with the user and the last list before another one is stored in its place. */
type OnReplace<Row> = (
  userId: string,
  before: readonly Row[],
  after: readonly Row[],
) => Promise<void>;

/** The stores under way. Module state, since requests of all components of the tab may store the same list. */
let stores = Promise.resolve();

/** Stores the response of the signed-in user's request until the session ends, responses in the order in which they arrive. */
export async function keepList<Row extends KeptRow>(
  key: KeptKey,
  request: () => Promise<Row[]>,
  onReplace?: OnReplace<Row>,
): Promise<Row[]> {
  const user = getPageUser();
  const rows = await request();
  const checkedAt = now();
  stores = stores.then(() => store(user, key, { version, checkedAt, rows }, onReplace));
  return rows;
}

async function store<Row extends KeptRow>(
  user: PageUser,
  key: KeptKey,
  list: LastList<Row> & { version: number },
  onReplace: OnReplace<Row> | undefined,
) {
  const { userId } = user;
  // The user may have signed out during the request, and may have signed in again.
  const isSignedOut = () => getPageUser() !== user;
  if (userId === null || isSignedOut()) return;
  const last = onReplace && (await readLastList<Row>(userId, key));
  if (last) await onReplace(userId, last.rows, list.rows);
  if (!isSignedOut()) await writeKept(nameOf(userId, key), list);
}

/** The user's last stored list; null if there is none, it is damaged, or it is of a later release. */
export async function readLastList<Row extends KeptRow>(
  userId: string,
  key: KeptKey,
): Promise<LastList<Row> | null> {
  const stored = await readKept(nameOf(userId, key));
  return stored === null ? null : lastListFrom<Row>(key, stored);
}

/** Whether the device has lists of the user. */
export async function hasLastLists(userId: string): Promise<boolean> {
  try {
    // `open` would create the cache.
    if (!(await caches.has(lastListsCache))) return false;
    const requests = await (await caches.open(lastListsCache)).keys();
    return requests.some(({ url }) => new URL(url).pathname.startsWith(addressOfUser(userId)));
  } catch (error) {
    withoutLists(error);
    return false;
  }
}

/** Deletes the stored lists; only the signed-in user has any. */
export function deleteLastLists(): Promise<boolean> {
  return caches.delete(lastListsCache);
}

/** Parses a stored value like a response of the key's operation; null if it is invalid. */
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

/** Whether a value is a timestamp in milliseconds within the range of `Date`. */
function isInstant(value: unknown): value is number {
  return typeof value === 'number' && Math.abs(value) <= 8.64e15;
}
