import { build, type ResolvedConfig, type Rolldown } from 'vite';
import type { PrerenderedPage } from './renderer.ts';
import { type Chunk, groupChunks, withImports } from './group-chunks.ts';

/** The landing page counts more than another page, because most visits begin with it; what is loaded later counts less. */
const homeWeight = 8;
const laterWeight = 0.15;

/** The bytes of a chunk and of its styles, which every document of its pages repeats. */
function sizeOf({ code, viteMetadata }: Rolldown.OutputChunk, bundle: Rolldown.OutputBundle) {
  const styles = [...(viteMetadata?.importedCss ?? [])].map((name) => bundle[name]);
  return styles.reduce(
    (sum, file) => sum + (file?.type === 'asset' ? file.source.length : 0),
    code.length,
  );
}

/** Builds without writing, and returns the chunks that the bundler makes by itself. */
async function chunksOf({ root, mode, configFile }: ResolvedConfig) {
  let found: { chunk: Rolldown.OutputChunk; size: number }[] = [];
  await build({
    configFile: configFile ?? false,
    root,
    mode,
    logLevel: 'error',
    build: { write: false },
    plugins: [
      {
        name: 'chunks',
        generateBundle: (_options, bundle) => {
          found = Object.values(bundle)
            .filter((file) => file.type === 'chunk')
            .map((chunk) => ({ chunk, size: sizeOf(chunk, bundle) }));
        },
      },
    ],
  });
  return found;
}

/** Maps each module of the pages to the name of its chunk; the modules of the entry are one chunk. */
export async function moduleGroups(
  config: ResolvedConfig,
  pages: readonly PrerenderedPage[],
): Promise<Map<string, string>> {
  const sized = await chunksOf(config);
  const chunks = new Map<string, Chunk>(
    sized.map(({ chunk: { fileName: name, imports }, size }) => [name, { name, size, imports }]),
  );
  const built = sized.map(({ chunk }) => chunk);
  const importedLater = new Set(built.flatMap(({ dynamicImports }) => dynamicImports));
  const lazy = built.filter(
    ({ fileName, facadeModuleId }) =>
      importedLater.has(fileName) && !facadeModuleId?.endsWith('.css'),
  );
  const fileOf = (module: string) =>
    lazy.find(({ facadeModuleId }) => facadeModuleId?.endsWith(`/${module}`))?.fileName;
  const starts = pages.map(({ modules: { start } }) =>
    start.flatMap((module) => fileOf(module) ?? []),
  );
  // Chunks that no page needs at first are loaded separately. A chunk without imports stays out of the groups, because grouping it
  // would move the bundler's runtime out of the first script.
  const others = lazy.flatMap(({ fileName, imports }) =>
    starts.flat().includes(fileName) || imports.length === 0 ? [] : [[fileName]],
  );
  const entry = withImports(
    chunks,
    built.filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName),
  );
  const loads = [...starts, ...others].map(
    (names) => new Set([...withImports(chunks, names)].filter((name) => !entry.has(name))),
  );
  const deferredOn = (name: string) =>
    pages.filter(({ modules: { deferred } }) => deferred.some((module) => fileOf(module) === name))
      .length;
  const weights = [
    ...pages.map(({ page }) => (page === 'home' ? homeWeight : 1)),
    // The documents of all pages with an end have its styles.
    ...others.flatMap((names) => names.map((name) => deferredOn(name) || laterWeight)),
  ];
  const grouped = [...chunks.values()].filter(({ name }) => loads.some((names) => names.has(name)));
  const groupOf = new Map(
    [[...entry], ...groupChunks(grouped, loads, weights)].flatMap((names, index) =>
      names.map((name) => [name, `group-${index}`]),
    ),
  );
  return new Map(
    built.flatMap(({ fileName, moduleIds }) => {
      const group = groupOf.get(fileName);
      return group === undefined ? [] : moduleIds.map((id) => [id, group] as const);
    }),
  );
}
