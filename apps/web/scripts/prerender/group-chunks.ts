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
const requestCost = 3500;

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

/** For each group the other groups that it imports, also through others. */
function importsOf(groups: readonly Group[]): Map<Group, ReadonlySet<Group>> {
  const groupOf = new Map(
    groups.flatMap((group) => group.chunks.map(({ name }) => [name, group] as const)),
  );
  const direct = new Map(
    groups.map((group) => {
      const names = group.chunks.flatMap(({ imports }) => imports);
      return [group, new Set(names.flatMap((name) => groupOf.get(name) ?? []))];
    }),
  );
  return new Map(
    groups.map((group) => {
      const found = new Set(direct.get(group));
      for (const imported of found) for (const next of direct.get(imported)!) found.add(next);
      found.delete(group);
      return [group, found];
    }),
  );
}

/**
 * Groups shared chunks, so that a page makes few requests and loads few unneeded bytes: merges two groups as long as the saved requests
 * are worth more than the added bytes, both relative to the size of each page. What a merged group imports is loaded with it by the pages
 * of both. `pages` has the names of the chunks that each page loads, `weights` how much each page counts, by default the same. Groups never
 * import each other in a cycle, which would run modules before their dependencies.
 */
export function groupChunks(
  chunks: readonly Chunk[],
  pages: readonly ReadonlySet<string>[],
  weights: readonly number[] = pages.map(() => 1),
): string[][] {
  const sizeOf = (group: readonly Chunk[]) => group.reduce((sum, { size }) => sum + size, 0);
  // Bytes of a page that counts twice cost as much as those of a page of half the size.
  const pageSizes = pages.map(
    (names, page) => sizeOf(chunks.filter(({ name }) => names.has(name))) / (weights[page] ?? 1),
  );
  let groups: Group[] = chunks.map((chunk) => ({
    chunks: [chunk],
    size: chunk.size,
    isOn: pages.map((names) => names.has(chunk.name)),
  }));
  const isOnEither = (one: Group, other: Group) =>
    pages.map((_names, page) => Boolean(one.isOn[page] || other.isOn[page]));

  const benefit = (one: Group, other: Group) =>
    pageSizes.reduce((sum, pageSize, page) => {
      if (!one.isOn[page] && !other.isOn[page]) return sum;
      const isOnBoth = one.isOn[page] && other.isOn[page];
      const bytes = isOnBoth ? requestCost : -(one.isOn[page] ? other : one).size;
      return sum + bytes / pageSize;
    }, 0);

  /** The cost of the groups that pages would load only because they are imported by one of two merged groups. */
  const costOf = (imported: ReadonlySet<Group>, isOn: readonly boolean[]) =>
    [...imported]
      .flatMap(({ size, isOn: isOnAlready }) =>
        pageSizes.map((pageSize, page) =>
          isOn[page] && !isOnAlready[page] ? (size + requestCost) / pageSize : 0,
        ),
      )
      .reduce((sum, cost) => sum + cost, 0);

  for (;;) {
    const imports = importsOf(groups);
    const importedBy = (one: Group, other: Group) =>
      new Set(
        [...imports.get(one)!, ...imports.get(other)!].filter(
          (group) => group !== one && group !== other,
        ),
      );
    const importsThroughOthers = (one: Group, other: Group) =>
      [...imports.get(one)!].some((group) => group !== other && imports.get(group)!.has(other));
    const pairs = groups
      .flatMap((one, index) =>
        groups.slice(index + 1).map((other) => ({ one, other, most: benefit(one, other) })),
      )
      .filter(({ most }) => most > 0)
      .toSorted((a, b) => b.most - a.most);
    let best: { one: Group; other: Group; value: number } | undefined;
    for (const { one, other, most } of pairs) {
      // What is imported can only lower the benefit, and takes most of the time of a build to find out.
      if (best && best.value >= most) break;
      const value = most - costOf(importedBy(one, other), isOnEither(one, other));
      if (value <= (best?.value ?? 0)) continue;
      if (!importsThroughOthers(one, other) && !importsThroughOthers(other, one))
        best = { one, other, value };
    }
    if (!best) return groups.map((group) => group.chunks.map(({ name }) => name));
    const { one, other } = best;
    const isOn = isOnEither(one, other);
    const imported = importedBy(one, other);
    const merged = { chunks: [...one.chunks, ...other.chunks], size: one.size + other.size, isOn };
    const others = groups.filter((group) => group !== one && group !== other);
    groups = [
      ...others.map((group) =>
        imported.has(group)
          ? { ...group, isOn: group.isOn.map((isAlready, page) => isAlready || isOn[page]!) }
          : group,
      ),
      merged,
    ];
  }
}
