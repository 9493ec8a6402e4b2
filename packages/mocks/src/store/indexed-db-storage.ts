import { entries, get, setMany } from 'idb-keyval';
import { createLock } from './lock.ts';
import { openDatabase } from './open-database.ts';
import { readSnapshot } from './read-snapshot.ts';
import type { SnapshotHead, Storage } from './storage.ts';
import type { TableName, TableSnapshots } from './store.ts';

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
