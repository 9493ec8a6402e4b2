import type { Rolldown } from 'vite';
import type { PrerenderedPage } from './renderer.ts';

/** The built files that a page needs at first, those that others import before them. */
export type PageFiles = { scripts: string[]; styles: string[] };

/** The built files that all pages share. */
export type BuildFiles = {
  /** The fonts of every first page. */
  fonts: string[];
  /** The style sheets that only scripts load: those of fonts that a page does not need at first. */
  stylesOfScripts: string[];
};

/** Where a build lists the files of its pages by their paths. */
export const pageFilesList = '.vite/page-files.json';

/** Where a build lists the scripts that only the staff loads. */
export const staffScriptsList = '.vite/staff-scripts.json';

type Chunk = Rolldown.OutputChunk;

const stylesOf = ({ viteMetadata }: Chunk) => [...(viteMetadata?.importedCss ?? [])];

const chunksOf = (bundle: Rolldown.OutputBundle) =>
  Object.values(bundle).filter((file) => file.type === 'chunk');

const hasModule = ({ moduleIds }: Chunk, file: string) =>
  moduleIds.some((id) => id.endsWith(`/${file}`));

/** These chunks and the chunks that they import, imported ones first. */
function withImports(chunks: readonly Chunk[], roots: readonly Chunk[]) {
  const visited = new Set<Chunk>();
  const visit = (chunk: Chunk): Chunk[] => {
    if (visited.has(chunk)) return [];
    visited.add(chunk);
    const imported = chunks.filter(({ fileName }) => chunk.imports.includes(fileName));
    return [...imported.flatMap(visit), chunk];
  };
  return roots.flatMap(visit);
}

/** The files that a page's first HTML needs: all its styles, and the scripts of its start. Throws for a module that is in no file. */
export function filesOfPage(
  bundle: Rolldown.OutputBundle,
  { start, deferred }: PrerenderedPage['modules'],
): PageFiles {
  const chunks = chunksOf(bundle);
  const chunkWith = (module: string) => {
    const found = chunks.find((chunk) => hasModule(chunk, module));
    if (!found) throw new Error(`The build has no ${module}.`);
    return found;
  };
  const entries = chunks.filter(({ isEntry }) => isEntry);
  const first = withImports(chunks, [...entries, ...start.map(chunkWith)]);
  const all = withImports(chunks, [...first, ...deferred.map(chunkWith)]);
  return {
    scripts: first.map(({ fileName }) => fileName),
    styles: [...new Set(all.flatMap(stylesOf))],
  };
}

/** The scripts that are loaded only with one of these components. */
export function scriptsOfStaff(bundle: Rolldown.OutputBundle, components: readonly string[]) {
  const chunks = chunksOf(bundle);
  const isOfStaff = (chunk: Chunk) => components.some((name) => hasModule(chunk, `${name}.tsx`));
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

/** The files of a build that all pages share. */
export function sharedFiles(bundle: Rolldown.OutputBundle): BuildFiles {
  const names = Object.keys(bundle);
  const ofChunks = new Set(chunksOf(bundle).flatMap(stylesOf));
  return {
    fonts: names.filter((name) => /studio-(?:text|display).*\.woff2$/.test(name)),
    stylesOfScripts: names.filter((name) => name.endsWith('.css') && !ofChunks.has(name)),
  };
}
