import { createRequire } from 'node:module';
import { build, type Plugin } from 'vite';
import { describe, expect, it } from 'vitest';
import { productionRouter } from './production-router.ts';

const entry = 'virtual:entry';

/** Bundles an import of the router, after `change` was applied to each of its files. */
function buildWith(change: (code: string) => string, source = "'react-router-dom'") {
  const changed: Plugin = {
    name: 'changed',
    enforce: 'pre',
    resolveId: (id) => (id === entry ? `${import.meta.dirname}/${entry}.js` : undefined),
    load: (id) => (id.endsWith(`${entry}.js`) ? `export * from ${source};` : undefined),
    transform: { filter: { id: /\/react-router\/dist\// }, handler: change },
  };
  return build({
    configFile: false,
    root: import.meta.dirname,
    logLevel: 'silent',
    plugins: [changed, productionRouter()],
    build: { write: false, minify: false, rolldownOptions: { input: entry } },
  });
}

describe('the production build of react-router', () => {
  it('is what the app is built with', async () => {
    await expect(buildWith((code) => code)).resolves.toBeDefined();
  });

  it.each([
    ['its components', (code: string) => code.replaceAll('React', 'Preact')],
    ['its names', (code: string) => code.replaceAll('.displayName = ', '.label = ')],
  ])('fails the build when %s are written otherwise', async (_what, change) => {
    await expect(buildWith(change)).rejects.toThrow(
      /No file in .*\/react-router\/dist matches .* unlike in react-router 7\.18\.5/,
    );
  });

  it('fails the build when another build of it is bundled as well', async () => {
    const { resolve } = createRequire(import.meta.resolve('react-router-dom'));
    await expect(
      buildWith((code) => code, JSON.stringify(resolve('react-router'))),
    ).rejects.toThrow(/dist\/development\/.* is not of the production build/);
  });
});
