import { createRandom } from '../attack/random.ts';

/** Some of the items, in their order; the same ones for the same seed. */
export function draw<Item>(items: readonly Item[], count: number, seed: number): Item[] {
  const random = createRandom(seed);
  const drawn = new Set<Item>();
  while (drawn.size < Math.min(count, items.length)) drawn.add(random.pick(items));
  return items.filter((item) => drawn.has(item));
}
