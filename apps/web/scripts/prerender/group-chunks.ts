/** A chunk of a build. */
export type Chunk = {
  name: string;
  /** In bytes. */
  size: number;
  /** The names of the chunks that are loaded with it. */
  imports: readonly string[];
};

type Group = { chunks: readonly Chunk[]; size: number; isOn: readonly boolean[] };

/** The cost of another request, in bytes of script. */
const requestCost = 2500;

/** These chunks and the chunks that they import. */
export function withImports(
  chunks: ReadonlyMap<string, Chunk>,
  names: Iterable<string>,
): Set<string> {
  const found = new Set(names);
  for (const name of found)
    for (const imported of chunks.get(name)?.imports ?? []) found.add(imported);
  return found;
}

/**
 * Groups shared chunks, so that a page makes few requests and loads few unneeded bytes: merges two groups as long as the saved requests
 * are worth more than the added bytes, both relative to the size of each page. `pages` has the names of the chunks that each page loads.
 * Groups never import each other in a cycle, which would run modules before their dependencies.
 */
export function groupChunks(
  chunks: readonly Chunk[],
  pages: readonly ReadonlySet<string>[],
): string[][] {
  const sizeOf = (group: readonly Chunk[]) => group.reduce((sum, { size }) => sum + size, 0);
  const pageSizes = pages.map((names) => sizeOf(chunks.filter(({ name }) => names.has(name))));
  let groups: Group[] = chunks.map((chunk) => ({
    chunks: [chunk],
    size: chunk.size,
    isOn: pages.map((names) => names.has(chunk.name)),
  }));

  const benefit = (one: Group, other: Group) =>
    pageSizes.reduce((sum, pageSize, page) => {
      if (!one.isOn[page] && !other.isOn[page]) return sum;
      const isOnBoth = one.isOn[page] && other.isOn[page];
      const bytes = isOnBoth ? requestCost : -(one.isOn[page] ? other : one).size;
      return sum + bytes / pageSize;
    }, 0);

  const importsOf = ({ chunks: members }: Group) => {
    const names = new Set(members.flatMap(({ imports }) => imports));
    return groups.filter((group) => group.chunks.some(({ name }) => names.has(name)));
  };

  const importsThroughOthers = (one: Group, other: Group) => {
    const found = new Set(importsOf(one).filter((group) => group !== one && group !== other));
    for (const group of found) for (const imported of importsOf(group)) found.add(imported);
    return found.has(other);
  };

  for (;;) {
    const best = groups
      .flatMap((one, index) =>
        groups.slice(index + 1).map((other) => ({ one, other, value: benefit(one, other) })),
      )
      .filter(({ value }) => value > 0)
      .toSorted((a, b) => b.value - a.value)
      .find(
        ({ one, other }) => !importsThroughOthers(one, other) && !importsThroughOthers(other, one),
      );
    if (!best) return groups.map((group) => group.chunks.map(({ name }) => name));
    const { one, other } = best;
    const merged = {
      chunks: [...one.chunks, ...other.chunks],
      size: one.size + other.size,
      isOn: pages.map((_names, page) => Boolean(one.isOn[page] || other.isOn[page])),
    };
    groups = [...groups.filter((group) => group !== one && group !== other), merged];
  }
}
