import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { prerenderedHiddenClass } from '@fitness/ui/theme/prerendering';
import { build, type ResolvedConfig } from 'vite';

/** The style attribute of `VisuallyHidden` of react-aria 3.53.1, which the security policy blocks; our class has the same styles. */
const hidden = /style="border:0;clip:rect\(0 0 0 0\)[^"]*"/g;

/** The HTML without style attributes; throws for one without a replacement. */
export function withoutStyleAttributes(html: string): string {
  const result = html.replaceAll(hidden, `class="${prerenderedHiddenClass}"`);
  const [left] = result.match(/\sstyle="[^"]*"/) ?? [];
  if (left)
    throw new Error(
      `The prerendered HTML has a style attribute, unlike with react-aria 3.53.1:${left}`,
    );
  return result;
}

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
