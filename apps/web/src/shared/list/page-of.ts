/** The rows of a page, the page number clamped to `pageCount` (at least one), and the index of the first row. */
export function pageOf<Row>(rows: readonly Row[], wantedPage: number, size: number) {
  const pageCount = Math.max(1, Math.ceil(rows.length / size));
  const page = Math.min(wantedPage, pageCount);
  const offset = (page - 1) * size;
  return { rows: rows.slice(offset, offset + size), page, pageCount, offset };
}
