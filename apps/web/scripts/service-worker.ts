import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { InlineConfig, Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { pathsOf } from '../src/lib/pages.ts';
import { staffScriptsList } from './prerender/page-files.ts';

/** Writes `service-worker.js`, which makes the app work offline, after the documents of all pages. */
export function serviceWorker(product: string): Plugin[] {
  const paths = pathsOf(product);
  const pages = [paths.reservations, paths.dayManagement, paths.myPage];
  let outDir = '';
  return VitePWA({
    strategies: 'injectManifest',
    srcDir: 'worker',
    filename: 'service-worker.ts',
    injectRegister: false,
    manifest: false,
    injectManifest: {
      globPatterns: [
        'assets/*.{js,css,woff2}',
        'favicon.svg',
        ...pages.map((path) => `${path.slice(1)}.html`),
      ],
      // Fonts that not every page has, and files of no use without a connection, such as what a sign-up needs.
      globIgnores: ['assets/studio-pages-*.woff2', 'assets/*.subset.*.woff2', 'assets/online-*.js'],
      manifestTransforms: [
        (entries) => {
          const list = readFileSync(join(outDir, staffScriptsList), 'utf8');
          // Scripts of the staff's pages are stored on their devices only, when they are loaded.
          const staffScripts = new Set(JSON.parse(list) as string[]);
          const manifest = entries
            .filter(({ url }) => !staffScripts.has(url))
            // A document is requested without `.html`, because its headers depend on that path.
            .map((file) => ({ ...file, url: file.url.replace(/\.html$/, '') }));
          return { manifest };
        },
      ],
      rollupFormat: 'iife',
    },
    integration: {
      configureCustomSWViteBuild: (config: InlineConfig) => {
        outDir = resolve(config.root!, config.build!.outDir!);
        config.logLevel = 'warn';
        config.define!['SHELL_URL'] = JSON.stringify(paths.reservations.slice(1));
        config.build!.license = { fileName: 'service-worker-notices.md' };
      },
    },
  });
}
