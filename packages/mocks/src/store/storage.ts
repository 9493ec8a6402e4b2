import type { ScenarioName } from '../scenarios/index.ts';
import type { TableSnapshots } from './store.ts';

/** What a snapshot was seeded as. */
export interface SeededFor {
  readonly scenario: ScenarioName;
  readonly seed: number;
  /** The date in Seoul on which it was seeded. */
  readonly date: string;
}

/** What stands beside the tables in a snapshot. */
export interface SnapshotHead {
  /** The shape of the rows; a snapshot of another version is seeded anew. */
  readonly version: number;
  /** Different after every write, so that others notice. */
  readonly revision: string;
  readonly seededFor: SeededFor;
}

/** The whole state of a studio. */
export interface Snapshot extends SnapshotHead {
  readonly tables: TableSnapshots;
}

/** Where a backend keeps its state, possibly together with other tabs or processes. */
export interface Storage {
  /** Does the work while nobody else who uses this storage does theirs. */
  lock<Result>(work: () => Promise<Result>): Promise<Result>;
  /** The revision of what is kept now; undefined when there is nothing. */
  revision(): Promise<string | undefined>;
  load(): Promise<Snapshot | undefined>;
  /** Keeps the head and the tables that changed, all or nothing. */
  save(head: SnapshotHead, changed: Partial<TableSnapshots>): Promise<void>;
}

/** Lets one work after the other run, in the order of the calls. */
export function createQueue(): Storage['lock'] {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const result = last.then(work);
    last = result.catch(() => undefined);
    return result;
  };
}

/** Keeps the state in memory: for several backends of one process, and for tests. */
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
