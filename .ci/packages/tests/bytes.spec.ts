import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { build, type Rolldown } from 'vite';
import { entriesOf } from '../manifest.ts';
import { folderOf } from './apps.ts';

const app = folderOf('vite-react-19');
const react = /^react(-dom)?(\/|$)/;
/** Packages outside the design system, whose size is not its own. */
const foreign = /^(react|react-dom|react-aria(-components)?|@internationalized\/date)(\/|$)/;

const exporting = (path: string) => `export * from '@fitness/ui/${path}';`;

/** The chunks of code with the installed packages, without what `external` names. */
async function bundle(code: string, external: RegExp) {
  const folder = mkdtempSync(join(app, 'bundle-'));
  const input = join(folder, 'entry.js');
  writeFileSync(input, code);
  const { output } = (await build({
    root: folder,
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      minify: true,
      rolldownOptions: { input, external, preserveEntrySignatures: 'strict' },
    },
  })) as Rolldown.RolldownOutput;
  return output.filter((file) => file.type === 'chunk');
}

/** The modules of the design system. */
const modulesOf = (chunks: Rolldown.OutputChunk[]) =>
  chunks
    .flatMap(({ moduleIds }) => moduleIds.flatMap((id) => id.split('/@fitness/ui/dist/').slice(1)))
    .toSorted();

test('a component alone brings no other component, also beside imports that nothing uses', async () => {
  const paths = entriesOf('ui')
    .map(({ path }) => path)
    .filter((path) => /^(layout\/)?[A-Z]/.test(path));
  const unused = paths.map((path, index) => `import * as path${index} from '@fitness/ui/${path}';`);
  for (const path of ['Button', 'LinkButton', 'layout/Stack']) {
    const alone = modulesOf(await bundle(exporting(path), foreign));
    const own = new RegExp(`^(theme|internal|(components/|)${path})/`);
    expect(alone.filter((module) => !own.test(module))).toEqual([]);
    expect(modulesOf(await bundle([...unused, exporting(path)].join('\n'), foreign))).toEqual(
      alone,
    );
  }
});

test('a Button needs no react-aria, and a DateField loads its calendar only when it is used', async () => {
  for (const [path, limit] of Object.entries({ Button: 2_000, DateField: 7_000 })) {
    const chunks = await bundle(exporting(path), react);
    const entry = chunks.find(({ isEntry }) => isEntry)!;
    const first = [entry, ...chunks.filter(({ fileName }) => entry.imports.includes(fileName))];
    expect(gzipSync(first.map(({ code }) => code).join('\n')).length, path).toBeLessThan(limit);
  }
});

test('pictures and fonts are files beside the style sheets, without the 98 MB of the font package', () => {
  const dist = `${app}/node_modules/@fitness/ui/dist`;
  expect(readFileSync(`${dist}/styles.css`, 'utf8')).not.toMatch(/url\(['"]?data:/);
  expect(readdirSync(`${dist}/theme/fonts/pretendard/woff2-dynamic-subset`)).toHaveLength(92);
  const installed = readdirSync(`${app}/node_modules/.pnpm`);
  expect(installed.filter((name) => name.startsWith('pretendard'))).toEqual([]);
});
