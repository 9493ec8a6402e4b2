import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { Plugin, ResolvedConfig } from 'vite';
import { readRules, rulesFile } from '../hosting/host-rules.ts';
import { withStyles } from '../security-headers/header-rules.ts';
import { checkLoader, documentOf } from './document.ts';
import { moduleGroups } from './module-groups.ts';
import {
  filesOfPage,
  scriptsOfStaff,
  type PageFiles,
  pageFilesList,
  staffScriptsList,
  stylesOfScripts,
} from './page-files.ts';
import { fillHead } from './page-head.ts';
import { type PrerenderedPage, prerenderPages } from './renderer.ts';
import { siteFiles } from './site-files.ts';

/**
 * Writes the prerendered document of each page of a build, with links to the files that it needs, and `404.html` for all other paths.
 */
export function prerender({ siteUrl, product }: { siteUrl: string; product: string }): Plugin {
  let config: ResolvedConfig;
  let pages: PrerenderedPage[] = [];
  let staffComponents: string[] = [];
  let files: Record<string, PageFiles> = {};
  let laterStyles: string[] = [];
  let groups = new Map<string, string>();
  return {
    name: 'prerender',
    apply: ({ build }, { command, isSsrBuild }) =>
      command === 'build' && !isSsrBuild && build?.write !== false,
    config: () => ({
      build: {
        rolldownOptions: {
          // The nested builds would count as slow plugin time.
          checks: { bundlerTimings: false },
          output: {
            codeSplitting: {
              includeDependenciesRecursively: false,
              groups: [{ debugName: 'pages', name: (id) => groups.get(id) ?? null }],
            },
          },
        },
      },
    }),
    configResolved: (resolved) => {
      config = resolved;
    },
    async buildStart() {
      ({ pages, staffComponents } = await prerenderPages(config));
      groups = await moduleGroups(config, pages);
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        laterStyles = stylesOfScripts(bundle);
        checkLoader(
          Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? file.code : [])),
        );
        files = Object.fromEntries(
          pages.map(({ pathname, modules }) => [pathname, filesOfPage(bundle, modules)]),
        );
        const lists = {
          [pageFilesList]: JSON.stringify(files, null, 2),
          [staffScriptsList]: JSON.stringify(scriptsOfStaff(bundle, staffComponents)),
        };
        for (const [fileName, source] of Object.entries({
          ...siteFiles(product, siteUrl),
          ...lists,
        }))
          this.emitFile({ type: 'asset', fileName, source });
      },
    },
    closeBundle: {
      sequential: true,
      order: 'post',
      handler: () => {
        const folder = resolve(config.root, config.build.outDir);
        const read = (file: string) => readFileSync(join(folder, file), 'utf8');
        const html = read('index.html');
        const styles = new Map<string, string>();
        for (const page of pages) {
          const pageFiles = files[page.pathname];
          if (!pageFiles) continue;
          const build = {
            folder,
            base: config.base,
            template: fillHead(html, page, siteUrl),
            stylesOfScripts: laterStyles,
          };
          const { document, style } = documentOf(build, page, pageFiles);
          const target = join(folder, page.file);
          mkdirSync(dirname(target), { recursive: true });
          writeFileSync(target, document);
          styles.set(page.pathname, style);
        }
        const rules = withStyles(readRules(folder), styles);
        writeFileSync(join(folder, rulesFile), JSON.stringify(rules, null, 2));
      },
    },
  };
}
