/** How many pages of `size` rows there are; at least one. */
export function pageCountOf(count: number, size: number) {
  return Math.max(1, Math.ceil(count / size));
}

/** The page that an address names, from 1 to `pageCount`; the first where it names none, the last where it names too high a one. */
export function pageFrom(value: string | null, pageCount: number) {
  return value !== null && /^[1-9]\d*$/.test(value) ? Math.min(Number(value), pageCount) : 1;
}

/** The rows of a page, in the order given. */
export function rowsOn<Row>(rows: readonly Row[], page: number, size: number) {
  return rows.slice((page - 1) * size, page * size);
}
