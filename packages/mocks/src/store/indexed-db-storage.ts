import { entries, get, setMany } from 'idb-keyval';
import * as v from 'valibot';
import { scenarioNames } from '../scenarios/index.ts';
import { openDatabase } from './open-database.ts';
import { createQueue, type Snapshot, type SnapshotHead, type Storage } from './storage.ts';
import { createStore, type TableName, type TableSnapshots } from './store.ts';

const HEAD = 'head';

/** Stores the state in IndexedDB: the tabs of the origin share it and reloads preserve it. */
export function indexedDbStorage(name = 'fitness-mocks'): Storage {
  const database = openDatabase(name, 'state');

  return {
    lock: createLock(name),

    revision: async () => (await get<SnapshotHead>(HEAD, database))?.revision,

    load: async () => {
      const stored = new Map(await entries<string, unknown>(database));
      const head = stored.get(HEAD);
      stored.delete(HEAD);
      return readSnapshot(head, Object.fromEntries(stored));
    },

    // One entry per table, so that a write stores only changed ones; setMany is one transaction.
    save: (head, changed) => {
      const tables = Object.entries(changed) as [TableName, TableSnapshots[TableName]][];
      return setMany([[HEAD, head], ...tables], database);
    },
  };
}

/** Longer than all requests of a page together, in milliseconds. */
const defaultTimeoutMs = 10_000;

/**
 * Runs work exclusively among the tabs of the origin. A lock that is held longer than the timeout belongs to a closed page:
 * Firefox keeps a lock that is granted at the moment when its page is left.
 */
export function createLock(name: string, timeoutMs = defaultTimeoutMs): Storage['lock'] {
  // Without Web Locks (on an insecure origin) the order holds only within one tab.
  if (!('locks' in navigator)) return createQueue();
  return async (work) => {
    const signal = AbortSignal.timeout(timeoutMs);
    try {
      return await navigator.locks.request(name, { signal }, work);
    } catch (error) {
      if (error !== signal.reason) throw error;
      return navigator.locks.request(name, { steal: true }, work);
    }
  };
}

const headSchema = v.object({
  version: v.number(),
  revision: v.string(),
  seededFor: v.object({ scenario: v.picklist(scenarioNames), seed: v.number(), date: v.string() }),
});
const tableNames = Object.keys(createStore());

/** The snapshot of a stored head and tables; undefined where one is missing or damaged. */
export function readSnapshot(
  head: unknown,
  tables: Readonly<Record<string, unknown>>,
): Snapshot | undefined {
  if (!v.is(headSchema, head) || !tableNames.every((name) => isTable(tables[name])))
    return undefined;
  return { ...head, tables: tables as unknown as TableSnapshots };
}

// By hand, because a table may have 100,000 rows.
function isTable(value: unknown): boolean {
  const { nextId, rows } = Object(value);
  return (
    Number.isSafeInteger(nextId) &&
    Array.isArray(rows) &&
    rows.every((row) => Number.isSafeInteger(Object(row).id))
  );
}
