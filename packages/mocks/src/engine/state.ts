import { today } from '../dates.ts';
import type { Studio } from '../domain/studio.ts';
import { createBuilder } from '../scenarios/seed/builder.ts';
import { scenarios, type ScenarioName } from '../scenarios/index.ts';
import { createQueue, type SeededFor, type Snapshot, type Storage } from '../store/storage.ts';
import {
  clearTables,
  restoreTables,
  SNAPSHOT_VERSION,
  snapshotTables,
  takeChangedTables,
  type TableSnapshots,
} from '../store/store.ts';

export interface StateOptions {
  /** By default the stored scenario, else `default`. */
  readonly scenario?: ScenarioName | undefined;
  /** By default the stored seed, else 1. */
  readonly seed?: number | undefined;
  readonly storage?: Storage | undefined;
}

/** The studio's tables, synchronized with the storage. */
export type State = ReturnType<typeof createState>;

/** Seeds at once; with a storage, on the first read if it contains no usable snapshot. */
export function createState(studio: Studio, { scenario, seed, storage }: StateOptions) {
  const lock = storage?.lock ?? createQueue();
  let revision: string | undefined;
  let seededFor: SeededFor | undefined;

  const seedTables = (name: ScenarioName = 'default', number = 1): void => {
    const date = today(studio.clock);
    clearTables(studio.store);
    scenarios[name].build(createBuilder(studio.store, date, number));
    takeChangedTables(studio.store);
    seededFor = { scenario: name, seed: number, date };
  };

  const save = async (changed: Partial<TableSnapshots>): Promise<void> => {
    if (!storage || !seededFor) return;
    revision = crypto.randomUUID();
    await storage.save({ version: SNAPSHOT_VERSION, revision, seededFor }, changed);
  };

  const synchronize = async (): Promise<void> => {
    if (!storage) return;
    if (revision !== undefined && revision === (await storage.revision())) return;
    const stored = await storage.load();
    const isFirst = revision === undefined;
    if (stored && isUsable(stored, isFirst ? { scenario, seed } : {})) {
      restoreTables(studio.store, stored.tables);
      ({ revision, seededFor } = stored);
      return;
    }
    const before = stored?.version === SNAPSHOT_VERSION ? stored.seededFor.scenario : undefined;
    if (!seededFor) seedTables(scenario ?? before, seed);
    await save(snapshotTables(studio.store));
  };

  if (!storage) seedTables(scenario, seed);

  const exclusively = <Result>(work: () => Promise<Result>): Promise<Result> =>
    lock(async () => {
      await synchronize();
      const result = await work();
      if (storage) {
        const changed = takeChangedTables(studio.store);
        if (Object.keys(changed).length > 0) await save(changed);
      }
      return result;
    });

  return {
    /** What the tables were seeded as; undefined until a storage was read for the first time. */
    seededFor: () => seededFor,

    /** Runs the work exclusively on the newest state, then stores what changed. */
    exclusively,

    /** Like `exclusively`, but the work is rolled back if it throws. */
    change: <Result>(work: (studio: Studio) => Result | Promise<Result>): Promise<Result> =>
      exclusively(async () => {
        const before = snapshotTables(studio.store);
        try {
          return await work(studio);
        } catch (error) {
          restoreTables(studio.store, before);
          throw error;
        }
      }),

    /** Seeds again, with the same scenario and seed by default. */
    reset: (name?: ScenarioName, number?: number): Promise<void> =>
      lock(async () => {
        await synchronize();
        seedTables(name ?? seededFor?.scenario, number ?? seededFor?.seed);
        await save(snapshotTables(studio.store));
      }),
  };
}

// Data of an earlier day stays usable, so that no work is lost overnight.
function isUsable(
  { version, seededFor }: Snapshot,
  { scenario, seed }: Pick<StateOptions, 'scenario' | 'seed'>,
): boolean {
  return (
    version === SNAPSHOT_VERSION &&
    (scenario ?? seededFor.scenario) === seededFor.scenario &&
    (seed ?? seededFor.seed) === seededFor.seed
  );
}
