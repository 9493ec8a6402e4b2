import type { Row, Table } from '../../src/store/table.ts';

/** Changes the row with this id, where there is one. */
export function updateRow<R extends Row, Field extends keyof R>(
  table: Table<R, Field>,
  id: unknown,
  values: Partial<Omit<R, 'id'>>,
): void {
  const row = table.get(Number(id));
  if (row) table.update(row, values);
}
