import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import { entriesOf, packageNames, readManifest, unpublishedPaths } from './manifest.ts';

const readme = (name: string) => readFileSync(`packages/${name}/README.md`, 'utf8');

describe.each(packageNames)('the package %s', (name) => {
  it('publishes no path with another source than the workspace has', () => {
    const { exports, publishConfig } = readManifest(name);
    const sources = Object.entries(publishConfig.exports ?? {}).filter(([path]) => path in exports);
    expect(exports).toMatchObject(Object.fromEntries(sources));
  });
  it('names ranges of its dependencies, so that an app which has one of them too gets it once @developers:packages', () => {
    const { dependencies } = readManifest(name);
    expect(Object.values(dependencies).filter((range) => !range.startsWith('^'))).toEqual([]);
  });
  it('says which Node.js it needs, and the major version of each peer that does not come along @developers:packages', () => {
    const { engines, peerDependencies = {} } = readManifest(name);
    const oldest = engines?.node.replace('>=', '').replace(/\.0$/, '');
    if (oldest !== undefined) expect(readme(name)).toContain(`Node.js ${oldest} or newer`);
    const { msw } = peerDependencies;
    if (msw !== undefined) expect(readme(name)).toContain(` msw@${parseInt(msw.slice(1))}\n`);
  });
});

it('publishes every path but those of the workspace itself @developers:interface', () => {
  const unpublished = packageNames.flatMap((name) => unpublishedPaths(readManifest(name)));
  expect(unpublished).toEqual(['./theme/*', './styles']);
});

it('finds a component, a layout and a theme behind the patterns of the exports', () => {
  const paths = entriesOf('ui').map(({ path }) => path);
  const some = ['Button', 'layout/Stack', 'theme', 'themes/midnight'];
  expect(paths).toEqual(expect.arrayContaining(some));
  expect(paths.filter((path) => path.includes('test'))).toEqual([]);
});

it('needs the Node.js that its peer msw needs: npm would choose another msw for an older one @developers:packages', () => {
  const fromMocks = createRequire(new URL('../../packages/mocks/package.json', import.meta.url));
  const msw = JSON.parse(readFileSync(fromMocks.resolve('msw/package.json'), 'utf8')) as {
    engines: { node: string };
  };
  expect(readManifest('mocks').engines).toEqual({ node: msw.engines.node });
});
