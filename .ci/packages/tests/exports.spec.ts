import { expect, test } from '@playwright/test';
import { run } from '../run.ts';
import { folderOf } from './app-folder.ts';

/** Paths of files that are in the package or the workspace, and no part of its interface. */
const internals = [
  'internal/element',
  'dist/internal/element.js',
  'theme/apply-theme',
  'theme/states',
  'styles',
  'styles.css.js',
  'Button/Button',
  'Table/sort-rows',
  'layout/Stack/Stack',
  'themes/midnight/tokens',
  'src/components/Button/index.ts',
];

test('no path leads to an internal module', async () => {
  const code = `
    const found = [];
    for (const path of ${JSON.stringify(internals)})
      await import('@fitness/ui/' + path).then(() => found.push(path), () => {});
    await import('@fitness/ui/Button');
    console.log(JSON.stringify(found));`;
  const args = ['--input-type=module', '--eval', code];
  expect(JSON.parse(await run('node', args, folderOf('vite-react-19')))).toEqual([]);
});
