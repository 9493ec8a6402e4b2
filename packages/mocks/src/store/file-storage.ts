import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { createQueue, type Snapshot, type Storage } from './storage.ts';
import type { TableSnapshots } from './store.ts';

/**
 * Stores the state in a JSON file, for one server at a time. A new file replaces the old one only after it is flushed to disk, so
 * the file is complete whenever the process is killed and contains every awaited write.
 */
export function fileStorage(path: string): Storage {
  let stored: Snapshot | undefined;
  return {
    lock: createQueue(),
    revision: async () => stored?.revision,
    load: async () => {
      stored = existsSync(path) ? parse(await readFile(path, 'utf8'), path) : undefined;
      return stored;
    },
    save: async (head, changed) => {
      const next = { ...head, tables: { ...stored?.tables, ...changed } as TableSnapshots };
      await mkdir(dirname(path), { recursive: true });
      await writeFile(`${path}.tmp`, JSON.stringify(next), { flush: true });
      await rename(`${path}.tmp`, path);
      stored = next;
    },
  };
}

function parse(text: string, path: string): Snapshot {
  try {
    const read: Partial<Snapshot> = JSON.parse(text);
    if (read.version && read.revision && read.seededFor && read.tables) return read as Snapshot;
  } catch {
    // The error is reported below.
  }
  throw new Error(
    `${path} is no state of the mock server. Choose another file, or delete this one.`,
  );
}
