import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseSync } from 'vite';
import { expect, it } from 'vitest';

const root = 'apps/web/src';
const files = globSync(`${root}/**/*.{ts,tsx}`).filter(
  (file) => !/\.(stories|test)\.tsx?$/.test(file),
);

/** The modules that a module imports, statically or dynamically. */
function importsOf(file: string): string[] {
  const text = readFileSync(file, 'utf8');
  const { staticImports, staticExports, dynamicImports } = parseSync(file, text).module;
  const requested = [
    ...staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest }) => moduleRequest?.value ?? []),
    ),
    ...dynamicImports.map(({ moduleRequest: { start, end } }) => text.slice(start + 1, end - 1)),
  ];
  return requested.map((path) => join(dirname(file), path)).filter((path) => files.includes(path));
}

/** The modules of the first import cycle that is found. */
function findCycle(graph: ReadonlyMap<string, readonly string[]>): string[] | null {
  const done = new Set<string>();
  const visit = (file: string, above: readonly string[]): string[] | null => {
    if (above.includes(file)) return [...above.slice(above.indexOf(file)), file];
    if (done.has(file)) return null;
    for (const imported of graph.get(file) ?? []) {
      const cycle = visit(imported, [...above, file]);
      if (cycle) return cycle;
    }
    done.add(file);
    return null;
  };
  for (const file of graph.keys()) {
    const cycle = visit(file, []);
    if (cycle) return cycle;
  }
  return null;
}

// `import/no-cycle` follows static imports only.
it('no module of the app imports itself through others, not even by a dynamic import', () => {
  expect(findCycle(new Map(files.map((file) => [file, importsOf(file)])))).toBeNull();
});

it('a cycle through other modules is found', () => {
  const graph = new Map([
    ['a', ['b']],
    ['b', ['c', 'd']],
    ['c', []],
    ['d', ['b']],
  ]);
  expect(findCycle(graph)).toEqual(['b', 'd', 'b']);
});
