import type { Rolldown } from 'vite';
import type { PrerenderedPage } from './renderer.ts';

/** The built files that a page needs at first, those that others import before them. */
export type PageFiles = {
  scripts: string[];
  styles: string[];
  /** The bytes of the largest modules in the scripts, before they are minified. */
  largestModules: Record<string, number>;
};

/** Where a build lists the files of its pages by their paths. */
export const pageFilesList = '.vite/page-files.json';

const stylesOf = ({ viteMetadata }: Rolldown.OutputChunk) => [...(viteMetadata?.importedCss ?? [])];

/** These chunks and the chunks that they import, imported ones first. */
function withImports(
  chunks: readonly Rolldown.OutputChunk[],
  roots: readonly Rolldown.OutputChunk[],
) {
  const visited = new Set<Rolldown.OutputChunk>();
  const visit = (chunk: Rolldown.OutputChunk): Rolldown.OutputChunk[] => {
    if (visited.has(chunk)) return [];
    visited.add(chunk);
    const imported = chunks.filter(({ fileName }) => chunk.imports.includes(fileName));
    return [...imported.flatMap(visit), chunk];
  };
  return roots.flatMap(visit);
}

const moduleCount = 20;

function largestModules(chunks: readonly Rolldown.OutputChunk[]) {
  return chunks
    .flatMap(({ modules }) => Object.entries(modules))
    .map(([id, { renderedLength }]): [string, number] => [
      id.replace(/^.*\/(?:node_modules|apps|packages)\//, ''),
      renderedLength,
    ])
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, moduleCount);
}

/** The files that a page's first HTML needs: all its styles, and the scripts of its start. Throws for a module that is in no file. */
export function filesOfPage(
  bundle: Rolldown.OutputBundle,
  { start, deferred }: PrerenderedPage['modules'],
): PageFiles {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const chunkWith = (module: string) => {
    const found = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(`/${module}`)));
    if (!found) throw new Error(`The build has no ${module}.`);
    return found;
  };
  const first = withImports(chunks, [
    ...chunks.filter(({ isEntry }) => isEntry),
    ...start.map(chunkWith),
  ]);
  const all = withImports(chunks, [...first, ...deferred.map(chunkWith)]);
  return {
    scripts: first.map(({ fileName }) => fileName),
    styles: [...new Set(all.flatMap(stylesOf))],
    largestModules: Object.fromEntries(largestModules(first)),
  };
}

/** Where a build lists the scripts that only the staff loads. */
export const staffScriptsList = '.vite/staff-scripts.json';

/** The scripts that are loaded only with one of these components. */
export function scriptsOfStaff(bundle: Rolldown.OutputBundle, components: readonly string[]) {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const isOfStaff = ({ moduleIds }: Rolldown.OutputChunk) =>
    components.some((name) => moduleIds.some((id) => id.endsWith(`/${name}.tsx`)));
  const others = new Set(chunks.filter(({ isEntry }) => isEntry));
  for (const { imports, dynamicImports } of others)
    for (const chunk of chunks)
      if (
        imports.includes(chunk.fileName) ||
        (dynamicImports.includes(chunk.fileName) && !isOfStaff(chunk))
      )
        others.add(chunk);
  return chunks.filter((chunk) => !others.has(chunk)).map(({ fileName }) => fileName);
}

/** The style sheets that only scripts load: those of fonts that a page does not need at first. */
export function stylesOfScripts(bundle: Rolldown.OutputBundle): string[] {
  const files = Object.values(bundle);
  const ofChunks = new Set(files.flatMap((file) => (file.type === 'chunk' ? stylesOf(file) : [])));
  return Object.keys(bundle).filter((name) => name.endsWith('.css') && !ofChunks.has(name));
}
