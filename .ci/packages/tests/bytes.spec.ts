import { readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { entriesOf } from '../manifest.ts';
import { appFolder } from './app-folder.ts';
import { bundle } from './bundle.ts';

/** Packages outside the design system, whose size is not its own. */
const foreign = /^(react|react-dom|react-aria(-components)?|@internationalized\/date)(\/|$)/;

const paths = entriesOf('ui')
  .map(({ path }) => path)
  .filter((path) => /^(layout\/)?[A-Z]/.test(path));
const exporting = (path: string) => `export * from '@fitness/ui/${path}';`;
const gzip = (script: string) => gzipSync(script).length;

test('a component alone brings no other component and a part of the bytes', async () => {
  const all = await bundle(paths.map(exporting).join('\n'), foreign);
  for (const path of ['Button', 'LinkButton', 'layout/Stack']) {
    const alone = await bundle(exporting(path), foreign);
    const own = new RegExp(`^(theme|internal|(components/|)${path})/`);
    expect(alone.modules.filter((module) => !own.test(module))).toEqual([]);
    expect(gzip(alone.script)).toBeLessThan(gzip(all.script) * 0.15);
  }
});

test('a Button needs no react-aria, and a DateField loads its calendar only when it is used', async () => {
  for (const [path, limit] of Object.entries({ Button: 2_000, DateField: 7_000 })) {
    const alone = await bundle(exporting(path), /^react(-dom)?(\/|$)/);
    expect(gzip(alone.first), path).toBeLessThan(limit);
  }
});

test('an import that nothing uses costs nothing', async () => {
  const alone = await bundle(exporting('Button'), foreign);
  const unused = paths.map(
    (path, index) => `import * as unused${index} from '@fitness/ui/${path}';`,
  );
  const withUnused = await bundle([...unused, exporting('Button')].join('\n'), foreign);
  expect(withUnused.modules.toSorted()).toEqual(alone.modules.toSorted());
});

test('pictures and fonts are files beside the style sheets, not inside them', () => {
  const styles = readFileSync(`${appFolder}/node_modules/@fitness/ui/dist/styles.css`, 'utf8');
  expect(styles).not.toMatch(/url\(['"]?data:/);
});

test('the text font comes along, without the 98 MB of its package', () => {
  const fonts = `${appFolder}/node_modules/@fitness/ui/dist/theme/fonts/pretendard`;
  expect(readdirSync(`${fonts}/woff2-dynamic-subset`)).toHaveLength(92);
  const installed = readdirSync(`${appFolder}/node_modules/.pnpm`);
  expect(installed.filter((name) => name.startsWith('pretendard'))).toEqual([]);
});
