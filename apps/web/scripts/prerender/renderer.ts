import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type ResolvedConfig } from 'vite';
import { withoutStyleAttributes } from './style-attributes.ts';

/** A prerendered page. */
export type PrerenderedPage = Awaited<ReturnType<typeof prerenderPages>>['pages'][number];

/** Builds the app for Node.js and prerenders all pages; also names the components that only the staff loads. */
export async function prerenderPages({ root, mode, configFile }: ResolvedConfig) {
  const outDir = mkdtempSync(join(tmpdir(), 'prerender-'));
  try {
    await build({
      configFile: configFile ?? false,
      root,
      mode,
      logLevel: 'error',
      ssr: { noExternal: true },
      build: { ssr: 'src/app/prerender.tsx', outDir, emptyOutDir: true, copyPublicDir: false },
    });
    const app = (await import(
      pathToFileURL(join(outDir, 'prerender.js')).href
    )) as typeof import('../../src/app/prerender.tsx');
    const pages = await Promise.all(
      app.documents.map(async (document) => ({
        ...document,
        modules: app.modulesAt(document.pathname),
        requests: await app.firstRequestsAt(document.pathname),
        html: withoutStyleAttributes(await app.prerenderPage(document.pathname)),
      })),
    );
    return { pages, staffComponents: await app.staffComponents() };
  } finally {
    rmSync(outDir, { recursive: true, force: true });
  }
}
