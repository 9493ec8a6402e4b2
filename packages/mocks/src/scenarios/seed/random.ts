export type Random = ReturnType<typeof createRandom>;

export function createRandom(seed: string) {
  let state = hash(seed);

  // A number from 0 up to, but not including, 1, by the algorithm mulberry32.
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  /** A whole number from min to max, both included. */
  const int = (min: number, max: number): number => min + Math.floor(next() * (max - min + 1));
  const pick = <Item>(items: readonly Item[]): Item => {
    if (items.length === 0) throw new Error('There is nothing to pick from.');
    return items[int(0, items.length - 1)] as Item;
  };
  const shuffle = <Item>(items: readonly Item[]): Item[] =>
    items
      .map((item) => ({ item, place: next() }))
      .sort((a, b) => a.place - b.place)
      .map(({ item }) => item);

  return { int, chance: (probability: number) => next() < probability, pick, shuffle };
}

function hash(text: string): number {
  let value = 2_166_136_261;
  for (const character of text)
    value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 16_777_619);
  return value;
}
