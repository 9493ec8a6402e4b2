import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { createServer } from 'vite';

const cacheDir = mkdtempSync(join(tmpdir(), 'vite-'));
afterAll(() => rmSync(cacheDir, { recursive: true, force: true }));

it('bundles what only generated modules import before the first page, which is reloaded otherwise @extra:first-start', async () => {
  const server = await createServer({
    configFile: 'apps/web/vite.config.ts',
    cacheDir,
    logLevel: 'error',
    server: { middlewareMode: true, ws: false },
    // Without the search for dependencies, those stay that are named.
    optimizeDeps: { noDiscovery: true },
  });
  const recipe = `${process.cwd()}/packages/ui/src/internal/button.css.ts`;
  const module = await server.environments.client.transformRequest(`/@fs${recipe}`);
  await server.close();
  expect(module?.code).toMatch(/\/deps\/\S*createRuntimeFn/u);
}, 30_000);
