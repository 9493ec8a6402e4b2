import { dirname, join, relative } from 'node:path/posix';
import type { Plugin, Rolldown } from 'vite';

type Chunk = Rolldown.OutputChunk;

const theme = /^theme\/themes\/([^/]+)\/index\.js$/;

/**
 * Writes the style sheets that an app imports: each theme with its fonts, and all other styles in one file. The modules import none
 * themselves, so that they can be loaded wherever a script can: by a bundler, by Node.js, and as a server component.
 */
export function styleFiles(): Plugin {
  return {
    name: 'style-files',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
        const written: string[] = [];
        const write = (fileName: string, entries: readonly Chunk[]) => {
          const sheets = sheetsOf(entries, chunks);
          written.push(...sheets);
          const source = sheets
            .map((file) => `/* ${file} */\n${withUrlsFrom(fileName, file, textOf(bundle[file]))}`)
            .join('\n');
          this.emitFile({ type: 'asset', fileName, source });
          this.emitFile({ type: 'asset', fileName: `${fileName}.d.ts`, source: 'export {};\n' });
        };
        const isTheme = ({ fileName }: Chunk) => fileName.startsWith('theme/themes/');
        const reset = chunks.filter(({ fileName }) => fileName === 'theme/styles.css.js');
        write('styles.css', [...reset, ...chunks.filter((chunk) => !isTheme(chunk))]);
        for (const chunk of chunks) {
          const [, name] = theme.exec(chunk.fileName) ?? [];
          if (name) write(`themes/${name}.css`, [chunk]);
        }
        for (const file of written) Reflect.deleteProperty(bundle, file);
        for (const chunk of chunks)
          chunk.code = chunk.code.replaceAll(/^\/\* empty css +\*\/\n/gm, '');
      },
    },
  };
}

/** The style sheets that a page loads with these modules, at once or later, in the same order. */
function sheetsOf(entries: readonly Chunk[], all: readonly Chunk[]): string[] {
  const byName = new Map(all.map((chunk) => [chunk.fileName, chunk]));
  const visited = new Set<Chunk>();
  const sheets = new Set<string>();
  const visit = (chunk: Chunk | undefined) => {
    if (!chunk || visited.has(chunk)) return;
    visited.add(chunk);
    for (const name of [...chunk.imports, ...chunk.dynamicImports]) visit(byName.get(name));
    for (const file of chunk.viteMetadata?.importedCss ?? []) sheets.add(file);
  };
  for (const chunk of entries) visit(chunk);
  return [...sheets];
}

function textOf(file: Rolldown.OutputAsset | Chunk | undefined): string {
  if (file?.type !== 'asset') throw new Error('A module imports a style sheet that is not there.');
  return String(file.source);
}

function withUrlsFrom(target: string, file: string, css: string): string {
  return css.replaceAll(/url\((['"]?)(\.[^'")]+)\1\)/g, (_, quote: string, url: string) => {
    const path = relative(dirname(target), join(dirname(file), url));
    return `url(${quote}./${path}${quote})`;
  });
}
