import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { Plugin, ResolvedConfig } from 'vite';
import { type HostRules, rulesFile } from '../hosting/host-rules.ts';
import { isOwnBuild } from '../own-build.ts';
import { type BuildOptions, headerRules } from '../security-headers/header-rules.ts';
import { checkLoader, documentOf } from './document.ts';
import {
  type BuildFiles,
  filesOfPage,
  scriptsOfStaff,
  type PageFiles,
  pageFilesList,
  sharedFiles,
  staffScriptsList,
} from './page-files.ts';
import { fillHead } from './page-head.ts';
import { type PrerenderedPage, prerenderPages } from './renderer.ts';
import { siteFiles } from './site-files.ts';

/**
 * Writes the prerendered document of each page of a build, with links to the files that it needs, and `404.html` for all other paths; also
 * the rules by which a host sends them.
 */
export function prerender(options: BuildOptions & { siteUrl: string }): Plugin {
  const { siteUrl, product, reportUrl } = options;
  let config: ResolvedConfig;
  let pages: PrerenderedPage[] = [];
  let staffComponents: string[] = [];
  let files: Record<string, PageFiles> = {};
  let shared: BuildFiles;
  return {
    name: 'prerender',
    apply: isOwnBuild,
    config: () => ({
      build: {
        rolldownOptions: {
          // The nested builds would count as slow plugin time.
          checks: { bundlerTimings: false },
          // All that every page loads is one file; the bundler's own would be a dozen.
          output: { codeSplitting: { groups: [{ name: 'initial', tags: ['$initial'] }] } },
        },
      },
    }),
    configResolved: (resolved) => {
      config = resolved;
    },
    async buildStart() {
      ({ pages, staffComponents } = await prerenderPages(config));
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        checkLoader(
          Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? file.code : [])),
        );
        shared = sharedFiles(bundle);
        files = Object.fromEntries(
          pages.map(({ pathname, modules }) => [pathname, filesOfPage(bundle, modules)]),
        );
        const written = {
          ...siteFiles(product, siteUrl),
          [pageFilesList]: JSON.stringify(files, null, 2),
          [staffScriptsList]: JSON.stringify(scriptsOfStaff(bundle, staffComponents)),
        };
        for (const [fileName, source] of Object.entries(written))
          this.emitFile({ type: 'asset', fileName, source });
      },
    },
    closeBundle: {
      sequential: true,
      order: 'post',
      handler: () => {
        const { base } = config;
        const folder = resolve(config.root, config.build.outDir);
        const html = readFileSync(join(folder, 'index.html'), 'utf8');
        const styles = new Map<string, string>();
        const write = (name: string, content: string) => {
          mkdirSync(dirname(join(folder, name)), { recursive: true });
          writeFileSync(join(folder, name), content);
        };
        for (const page of pages) {
          const template = fillHead(html, page, siteUrl);
          const build = { folder, base, template, destinations: options, ...shared };
          const { document, style } = documentOf(build, page, files[page.pathname]!);
          write(page.file, document);
          styles.set(page.pathname, style);
        }
        const reportPath = reportUrl?.startsWith('/') ? reportUrl : '';
        const rules: HostRules = { base, reportPath, ...headerRules(options, styles) };
        write(rulesFile, JSON.stringify(rules, null, 2));
      },
    },
  };
}
