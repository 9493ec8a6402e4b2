import { globSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { createServer } from 'vite';

const cacheDir = mkdtempSync(join(tmpdir(), 'vite-'));
afterAll(() => rmSync(cacheDir, { recursive: true, force: true }));

/** The packages that a module imports unbundled, so that Vite did not optimize them before the first page. */
const unbundled = (code: string) =>
  [...code.matchAll(/from "([^"]*\/node_modules\/[^"]*)"/g)].map(([, path = '']) => path);

it('bundles what only compiled style sheets import before the first page, which is reloaded otherwise @extra:first-start', async () => {
  const server = await createServer({
    configFile: 'apps/web/vite.config.ts',
    cacheDir,
    logLevel: 'error',
    server: { middlewareMode: true, ws: false },
    // Without dependency discovery only `optimizeDeps.include` is bundled.
    optimizeDeps: { noDiscovery: true },
  });
  const imports = new Set<string>();
  for (const file of globSync('packages/ui/src/**/*.css.ts')) {
    const module = await server.environments.client.transformRequest(`/@fs${resolve(file)}`);
    for (const path of unbundled(module?.code ?? '')) imports.add(path);
  }
  await server.close();
  expect([...imports]).toEqual([]);
}, 120_000);
