import type {
  Account,
  Attendance,
  Membership,
  Payment,
  Reservation,
  Review,
  StudioClass,
} from './rows.ts';
import { Table, type Row, type TableSnapshot } from './table.ts';

/** Incremented when the shape of any row changes, which discards older snapshots. */
export const SNAPSHOT_VERSION = 1;

export function createStore() {
  return {
    accounts: new Table<Account, 'username' | 'ph'>(['username', 'ph']),
    memberships: new Table<Membership, 'userId' | 'managerId'>(['userId', 'managerId']),
    payments: new Table<Payment, 'uuid'>(['uuid']),
    classes: new Table<StudioClass, 'managerId'>(['managerId']),
    reservations: new Table<Reservation, 'classId' | 'membershipId' | 'userId'>([
      'classId',
      'membershipId',
      'userId',
    ]),
    attendances: new Table<Attendance, 'userId'>(['userId']),
    reviews: new Table<Review>(),
  };
}

export type Store = ReturnType<typeof createStore>;
export type TableName = keyof Store;
/** The rows of some or all tables. */
export type TableSnapshots = { [Name in TableName]: ReturnType<Store[Name]['snapshot']> };

// The tables with one common type.
function asTables(store: Store): [TableName, Table<Row>][] {
  return Object.entries(store) as unknown as [TableName, Table<Row>][];
}

export function snapshotTables(store: Store): TableSnapshots {
  return Object.fromEntries(
    asTables(store).map(([name, table]) => [name, table.snapshot()]),
  ) as TableSnapshots;
}

export function restoreTables(store: Store, tables: TableSnapshots): void {
  for (const [name, table] of asTables(store)) table.restore(tables[name] as TableSnapshot<Row>);
}

/** Removes all rows and restarts the ids at 1. */
export function clearTables(store: Store): void {
  for (const [, table] of asTables(store)) table.restore({ nextId: 1, rows: [] });
}

/** The rows of the tables that were written since the last call. */
export function takeChangedTables(store: Store): Partial<TableSnapshots> {
  const changed = asTables(store).filter(([, table]) => table.takeChanged());
  return Object.fromEntries(changed.map(([name, table]) => [name, table.snapshot()]));
}
