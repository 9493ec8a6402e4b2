type PageSlot = number | 'gap';

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, step) => from + step);

/** The page that is closest to the requested one. */
export function nearestPage(page: number, pageCount: number): number {
  return Math.max(1, Math.min(Math.trunc(page) || 1, pageCount));
}

/** At most `slots` entries: the first and last page, those around the current one, and gaps. */
export function pageWindow(page: number, pageCount: number, slots: number): PageSlot[] {
  if (pageCount <= slots) return range(1, pageCount);
  const edge = slots - 2;
  const around = Math.floor((slots - 5) / 2);
  if (page < edge) return [...range(1, edge), 'gap', pageCount];
  if (page > pageCount - edge + 1) return [1, 'gap', ...range(pageCount - edge + 1, pageCount)];
  return [1, 'gap', ...range(page - around, page + around), 'gap', pageCount];
}
