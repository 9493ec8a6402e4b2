import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type ResolvedConfig } from 'vite';
import { withoutStyleAttributes } from './style-attributes.ts';

/** A prerendered page. */
export type PrerenderedPage = Awaited<ReturnType<typeof prerenderPages>>[number];

/** Builds the app for Node.js and prerenders all pages. */
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
    const { documents, firstRequestsAt, modulesAt, prerenderPage } = (await import(
      pathToFileURL(join(outDir, 'prerender.js')).href
    )) as typeof import('../../src/app/prerender.tsx');
    return await Promise.all(
      documents.map(async (document) => ({
        ...document,
        modules: modulesAt(document.pathname),
        requests: await firstRequestsAt(document.pathname),
        html: withoutStyleAttributes(await prerenderPage(document.pathname)),
      })),
    );
  } finally {
    rmSync(outDir, { recursive: true, force: true });
  }
}
