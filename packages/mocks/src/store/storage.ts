import type { ScenarioName } from '../scenarios/index.ts';
import type { TableSnapshots } from './store.ts';

export interface SeededFor {
  readonly scenario: ScenarioName;
  readonly seed: number;
  /** The date in Seoul on which it was seeded. */
  readonly date: string;
}

export interface SnapshotHead {
  /** The version of the row shapes; a snapshot of another version is discarded. */
  readonly version: number;
  /** Changes with every write, so that other tabs notice it. */
  readonly revision: string;
  readonly seededFor: SeededFor;
}

export interface Snapshot extends SnapshotHead {
  readonly tables: TableSnapshots;
}

/** Stores the state of a backend, possibly shared with other tabs or processes. */
export interface Storage {
  /** Runs the work exclusively among all users of this storage. */
  lock<Result>(work: () => Promise<Result>): Promise<Result>;
  /** The stored revision; undefined where nothing is stored. */
  revision(): Promise<string | undefined>;
  load(): Promise<Snapshot | undefined>;
  /** Stores the head and the changed tables atomically. */
  save(head: SnapshotHead, changed: Partial<TableSnapshots>): Promise<void>;
}

/** Runs tasks one after the other in the order of the calls. */
export function createQueue(): Storage['lock'] {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const result = last.then(work);
    last = result.catch(() => undefined);
    return result;
  };
}

/** Stores the state in memory, for several backends of one process and for tests. */
export function memoryStorage(): Storage {
  let stored: Snapshot | undefined;
  return {
    lock: createQueue(),
    revision: async () => stored?.revision,
    load: async () => stored,
    save: async (head, changed) => {
      stored = { ...head, tables: { ...stored?.tables, ...changed } as TableSnapshots };
    },
  };
}
