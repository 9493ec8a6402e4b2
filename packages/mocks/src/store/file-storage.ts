import { statSync } from 'node:fs';
import { mkdir, open, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { createQueue, type Snapshot, type SnapshotHead, type Storage } from './storage.ts';

/**
 * Stores the state in a JSON file, for one server at a time. Writes are atomic: a new file replaces the old one only after it is
 * flushed to disk, so the file is complete whenever the process is killed and contains every awaited write.
 */
export function fileStorage(path: string): Storage {
  // The stored text of each table, so that a write serializes only the changed ones.
  let texts = new Map<string, string>();
  let known: { readonly mark: string; readonly head: SnapshotHead } | undefined;

  const load = async (): Promise<Snapshot | undefined> => {
    const mark = markOf(path);
    if (mark === undefined) return undefined;
    const { tables, ...head } = parse(await readFile(path, 'utf8'), path);
    texts = new Map(Object.entries(tables).map(([name, table]) => [name, JSON.stringify(table)]));
    known = { mark, head };
    return { ...head, tables };
  };

  return {
    lock: createQueue(),
    load,

    revision: async () => {
      if (known?.mark !== markOf(path)) return (await load())?.revision;
      return known?.head.revision;
    },

    save: async (head, changed) => {
      const next = new Map(texts);
      for (const [name, table] of Object.entries(changed)) next.set(name, JSON.stringify(table));
      await replace(path, textOf(head, next));
      texts = next;
      const mark = markOf(path);
      if (mark !== undefined) known = { mark, head };
    },
  };
}

function textOf(head: SnapshotHead, tables: ReadonlyMap<string, string>): string {
  const rows = [...tables].map(([name, table]) => `${JSON.stringify(name)}:${table}`);
  return `${JSON.stringify(head).slice(0, -1)},"tables":{\n${rows.join(',\n')}\n}}\n`;
}

function parse(text: string, path: string): Snapshot {
  try {
    const read: Partial<Snapshot> = JSON.parse(text);
    if (
      typeof read.version === 'number' &&
      typeof read.revision === 'string' &&
      read.seededFor &&
      read.tables
    )
      return read as Snapshot;
  } catch {
    // The error is reported below.
  }
  throw new Error(
    `${path} is no state of the mock server. Choose another file, or delete this one.`,
  );
}

/** A value that changes with every replacement of the file; undefined without a file. */
function markOf(path: string): string | undefined {
  const stats = statSync(path, { throwIfNoEntry: false });
  return stats && `${stats.ino} ${stats.mtimeMs} ${stats.size}`;
}

async function replace(path: string, text: string): Promise<void> {
  const folder = dirname(path);
  await mkdir(folder, { recursive: true });
  const next = `${path}.tmp`;
  try {
    await writeFile(next, text, { flush: true });
    await rename(next, path);
  } catch (error) {
    await rm(next, { force: true });
    throw error;
  }
  await syncFolder(folder);
}

// Flushes the rename to the disk; Windows cannot open folders and does not need it.
async function syncFolder(path: string): Promise<void> {
  if (process.platform === 'win32') return;
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
