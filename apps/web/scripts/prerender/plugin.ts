import type { Plugin } from 'vite';
import { headersFile, type HostRules, nginxHeaders, rulesFile } from '../hosting/host-files.ts';
import { type BuildOptions, headerRules } from '../security-headers.ts';
import { documentOf } from './document.ts';
import {
  filesOfPage,
  scriptsOfStaff,
  type PageFiles,
  pageFilesList,
  sharedFiles,
  staffScriptsList,
} from './page-files.ts';
import { moduleGroups } from './module-groups.ts';
import { fillHead, siteFiles } from './page-head.ts';
import { prerenderPages } from './renderer.ts';

/**
 * Writes the prerendered document of each page of a build, with links to the files that it needs, and `404.html` for all other paths; also
 * the rules by which a host sends them, as `_headers` and for nginx.
 */
export function prerender(options: BuildOptions & { siteUrl: string }): Plugin {
  const { siteUrl, product, reportUrl } = options;
  let rendered: Awaited<ReturnType<typeof prerenderPages>>;
  let groups = new Map<string, string>();
  return {
    name: 'prerender',
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
    async buildStart() {
      const { config } = this.environment;
      rendered = await prerenderPages(config);
      groups = await moduleGroups(config, rendered.pages);
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const read = (name: string) => {
          const file = bundle[name];
          return file?.type === 'chunk' ? file.code : String(file?.source);
        };
        const html = read('index.html');
        delete bundle['index.html'];
        const { base } = this.environment.config;
        const build = { read, base, options, ...sharedFiles(bundle) };
        const filesByPath: Record<string, PageFiles> = {};
        const styles = new Map<string, string>();
        const written: Record<string, string> = siteFiles(product, siteUrl);
        for (const page of rendered.pages) {
          const files = filesOfPage(bundle, page.modules);
          const template = fillHead(html, page, siteUrl);
          const { document, style } = documentOf({ ...build, template }, page, files);
          written[page.file] = document;
          filesByPath[page.pathname] = files;
          styles.set(page.pathname, style);
        }
        const reportPath = reportUrl?.startsWith('/') ? reportUrl : '';
        const rules: HostRules = { base, reportPath, ...headerRules(options, styles) };
        written[pageFilesList] = JSON.stringify(filesByPath, null, 2);
        written[staffScriptsList] = JSON.stringify(
          scriptsOfStaff(bundle, rendered.staffComponents),
        );
        written[rulesFile] = JSON.stringify(rules, null, 2);
        written['_headers'] = headersFile(rules);
        written['.vite/nginx.conf'] = nginxHeaders(rules);
        for (const [fileName, source] of Object.entries(written))
          this.emitFile({ type: 'asset', fileName, source });
      },
    },
  };
}
