import { dirname, join, relative } from 'node:path/posix';
import type { Plugin, Rolldown } from 'vite';

type Chunk = Rolldown.OutputChunk;

const theme = /^theme\/themes\/([^/]+)\/index\.js$/;

/**
 * Adds the imports of each module's style sheets, which Vite removes in library mode, and writes
 * files for pages without a bundler: each theme with its fonts, and all other styles in one file.
 */
export function styleImports(): Plugin {
  return {
    name: 'style-imports',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
        const write = (fileName: string, entries: readonly Chunk[]) => {
          const sheets = sheetsOf(entries, chunks).map((file) => ({
            file,
            css: textOf(bundle[file]),
          }));
          const source = sheets
            .map(({ file, css }) => withUrlsFrom(fileName, file, css))
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
        for (const chunk of chunks) importStyles(chunk);
        this.emitFile({ type: 'asset', fileName: 'no-style.js', source: 'export {};\n' });
      },
    },
  };
}

const stylesOf = ({ viteMetadata }: Chunk) => [...(viteMetadata?.importedCss ?? [])];

/** The `imports` of package.json leave `#style` out in Node.js, which cannot load style sheets. */
function importStyles(chunk: Chunk) {
  const imports = stylesOf(chunk).map((file) => `import '#style/${file}';\n`);
  const code = chunk.code.replaceAll(/^\/\* empty css +\*\/\n/gm, '');
  chunk.code = `${imports.join('')}${code}`;
}

/** The style sheets that a page loads with these modules, in the same order. */
function sheetsOf(entries: readonly Chunk[], all: readonly Chunk[]): string[] {
  const byName = new Map(all.map((chunk) => [chunk.fileName, chunk]));
  const visited = new Set<Chunk>();
  const sheets = new Set<string>();
  const visit = (chunk: Chunk | undefined) => {
    if (!chunk || visited.has(chunk)) return;
    visited.add(chunk);
    for (const name of chunk.imports) visit(byName.get(name));
    for (const file of stylesOf(chunk)) sheets.add(file);
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
