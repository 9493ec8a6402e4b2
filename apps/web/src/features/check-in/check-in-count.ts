import { promisifyRequest } from 'idb-keyval';
import * as v from 'valibot';
import { keyvalStore } from '../../shared/browser/keyval-store.ts';

const version = 1;

const record = v.object({
  version: v.literal(version),
  /** `YYYY-MM-DD` in Asia/Seoul. */
  day: v.string(),
  count: v.pipe(v.number(), v.integer(), v.minValue(0)),
});

const keyOf = (userId: string) => `check-in-count:${userId}`;

const countIn = (stored: unknown, day: string) =>
  v.is(record, stored) && stored.day === day ? stored.count : 0;

/** Without storage (a private window) nothing is counted. */
function uncounted(error: unknown) {
  console.warn('[fitness]', 'check-in count', error);
  return 0;
}

const stored = (objects: IDBObjectStore, userId: string) =>
  promisifyRequest<unknown>(objects.get(keyOf(userId)));

/** How many members the user has checked in on a day with this device. */
export function readCheckInCount(userId: string, day: string): Promise<number> {
  return keyvalStore('readonly', async (objects) =>
    countIn(await stored(objects, userId), day),
  ).catch(uncounted);
}

/** Counts one more check-in of a day; another day's count is replaced, that of a later release stays. */
export function addCheckIn(userId: string, day: string): Promise<number> {
  return keyvalStore('readwrite', async (objects) => {
    const before = await stored(objects, userId);
    const { version: found } = Object(before) as { version?: unknown };
    if (typeof found === 'number' && found > version) return 0;
    const count = countIn(before, day) + 1;
    objects.put({ version, day, count } satisfies v.InferOutput<typeof record>, keyOf(userId));
    await promisifyRequest(objects.transaction);
    return count;
  }).catch(uncounted);
}
