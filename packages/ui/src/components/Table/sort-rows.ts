/** The order of the rows of a table. */
export interface TableSort {
  /** The id of the column. */
  id: string;
  direction: 'ascending' | 'descending';
}

/** What a row is sorted by; without a value it is last, in both directions. */
export type SortValue = string | number | null;

const isMissing = (value: SortValue) =>
  value === null || value === '' || (typeof value === 'number' && Number.isNaN(value));

/**
 * The rows in the order of a sort, by the value of each row for the sorted column. Texts are collated as in dictionaries of the
 * locale, with the numbers in them by value; rows with the same value keep their order.
 */
export function sortRows<Row>(
  rows: readonly Row[],
  sort: TableSort | null,
  values: Readonly<Record<string, (row: Row) => SortValue>>,
  locale = 'ko',
): readonly Row[] {
  const valueOf = sort && values[sort.id];
  if (!valueOf) return rows;
  const { compare } = new Intl.Collator(locale, { numeric: true });
  const sign = sort.direction === 'ascending' ? 1 : -1;
  const inOrder = (one: SortValue, other: SortValue) =>
    typeof one === 'number' && typeof other === 'number'
      ? one - other
      : compare(String(one), String(other));
  // Each value is computed once, not at every comparison.
  const valued = rows.map((row) => ({ row, value: valueOf(row) }));
  const present = valued.filter(({ value }) => !isMissing(value));
  const missing = valued.filter(({ value }) => isMissing(value));
  return [
    ...present.toSorted((one, other) => sign * inOrder(one.value, other.value)),
    ...missing,
  ].map(({ row }) => row);
}
