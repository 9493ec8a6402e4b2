import { expect, test } from '@playwright/test';
import { entriesOf, packageNames, readManifest, tarballOf } from '../manifest.ts';
import { run } from '../run.ts';
import { folderOf } from './apps.ts';

interface Publication {
  readonly id: string;
  readonly files: readonly { readonly path: string }[];
}

for (const name of packageNames) {
  test(`${name} would be published with its licence, changelog and read-me, and no sources`, async () => {
    const { version, publishConfig, name: id } = readManifest(name);
    // The registry is not asked twice, because it may not be there.
    const options = ['--dry-run', '--json', '--fetch-retries=0'];
    const report = await run('npm', ['publish', tarballOf(name), ...options]);
    expect(report).toContain(`${publishConfig.registry} with tag latest and restricted access`);
    const json = report.slice(report.indexOf('{'), report.lastIndexOf('}') + 1);
    const { [id]: publication } = JSON.parse(json) as Record<string, Publication>;
    expect(publication!.id).toBe(`${id}@${version}`);
    const files = publication!.files.map(({ path }) => path);
    expect(files).toEqual(
      expect.arrayContaining(['LICENSE', 'CHANGELOG.md', 'README.md', 'package.json']),
    );
    const internals = /\.(test|stories|guide)\.|(^|\/)(src|testing|scripts|pictures)\/|\/guide\./;
    expect(files.filter((file) => internals.test(file))).toEqual([]);
  });

  test(`${name} is published without faults, as publint sees it`, async () => {
    await run('publint', [tarballOf(name), '--strict']);
  });

  test(`${name} has types for each of its paths, as attw sees it`, async () => {
    const paths = entriesOf(name).map(({ path }) => path);
    const options = ['--profile', 'esm-only', '--include-entrypoints', ...paths];
    await run('attw', [tarballOf(name), ...options]);
  });
}

/** Paths of files that are in the package or the workspace, and no part of its interface. */
const internals = [
  'internal/element',
  'dist/internal/element.js',
  'theme/apply-theme',
  'styles',
  'styles.css.js',
  'Table/sort-rows',
  'themes/midnight/tokens',
  'src/components/Button/index.ts',
];

for (const app of ['vite-react-19', 'vite-react-18'] as const)
  test(`Node.js loads every path in ${app}, and none that is internal`, async () => {
    const code = (paths: readonly string[]) => `
      const found = [];
      for (const path of ${JSON.stringify(paths)})
        await import('@fitness/ui/' + path).then(() => found.push(path), () => {});
      console.log(JSON.stringify(found));`;
    const load = async (paths: readonly string[]) =>
      JSON.parse(await run('node', ['--input-type=module', '--eval', code(paths)], folderOf(app)));
    const all = entriesOf('ui').map(({ path }) => path);
    // PageTransition needs React 19.3.
    const paths = all.filter((path) => app === 'vite-react-19' || path !== 'PageTransition');
    expect(await load(paths)).toEqual(paths);
    expect(await load(internals)).toEqual([]);
  });
