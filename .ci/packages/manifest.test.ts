import { describe, expect, it } from 'vitest';
import { builtExports, entriesOf, packageNames, readManifest } from './manifest.ts';

describe.each(packageNames)('the package %s', (name) => {
  it('publishes the built file of every source that it exports', () => {
    const manifest = readManifest(name);
    expect(manifest.publishConfig.exports).toMatchObject(builtExports(manifest));
  });
});

it('finds a component, a layout and a theme behind the patterns of the exports', () => {
  const paths = entriesOf('ui').map(({ path }) => path);
  expect(paths).toEqual(expect.arrayContaining(['Button', 'layout/Stack', 'theme', 'styles']));
  expect(paths.filter((path) => path.includes('test'))).toEqual([]);
});
