/** The most results of one kind that are shown. */
export const shownResults = 6;

/** The first results and the number of all. */
export type Matches<Item> = { first: readonly Item[]; total: number };

/** The best results: those of rank 0 before those of rank 1, each in the order of the items; null is no result. */
export function firstMatches<Item>(
  items: readonly Item[],
  rankOf: (item: Item) => 0 | 1 | null,
): Matches<Item> {
  const best: Item[] = [];
  const others: Item[] = [];
  let total = 0;
  for (const item of items) {
    const rank = rankOf(item);
    if (rank === null) continue;
    total += 1;
    const ranked = rank === 0 ? best : others;
    if (ranked.length < shownResults) ranked.push(item);
  }
  return { first: [...best, ...others].slice(0, shownResults), total };
}
