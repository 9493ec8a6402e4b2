import { isScenarioName } from '../scenarios/index.ts';
import type { Snapshot } from './storage.ts';
import { snapshotTables, createStore, type TableName } from './store.ts';

type Fields = Record<string, unknown>;

const fieldsOf = (value: unknown): Fields => Object(value);

function isTable(value: unknown): boolean {
  const { nextId, rows } = fieldsOf(value);
  return (
    Number.isSafeInteger(nextId) &&
    Array.isArray(rows) &&
    rows.every((row) => Number.isSafeInteger(fieldsOf(row)['id']))
  );
}

function isHead(value: unknown): boolean {
  const { version, revision, seededFor } = fieldsOf(value);
  const { scenario, seed, date } = fieldsOf(seededFor);
  return (
    typeof version === 'number' &&
    typeof revision === 'string' &&
    typeof scenario === 'string' &&
    isScenarioName(scenario) &&
    typeof seed === 'number' &&
    typeof date === 'string'
  );
}

const tableNames = Object.keys(snapshotTables(createStore())) as TableName[];

/** The snapshot of a stored head and tables; undefined where one is missing or damaged. */
export function readSnapshot(head: unknown, tables: Fields): Snapshot | undefined {
  if (!isHead(head) || !tableNames.every((name) => isTable(tables[name]))) return undefined;
  return { ...(head as object), tables } as Snapshot;
}
