import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Plugin, ResolvedConfig } from 'vite';
import { compressFiles } from './compress.ts';
import { headersFile } from './headers-file.ts';
import { readRules } from './host-rules.ts';
import { caddyHeaders, nginxHeaders, nginxMaps } from './server-files.ts';

/**
 * Writes the configuration of a build's hosts: the rules of the preview server, `_headers`, the parts that `hosting/nginx.conf` and
 * `hosting/Caddyfile` include, and compressed files. The last plugin, because it reads what the others have written.
 */
export function hosting(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'hosting',
    apply: ({ build }, { command, isSsrBuild }) =>
      command === 'build' && !isSsrBuild && build?.write !== false,
    configResolved: (resolved) => {
      config = resolved;
    },
    closeBundle: {
      sequential: true,
      order: 'post',
      handler: async () => {
        const folder = resolve(config.root, config.build.outDir);
        const rules = readRules(folder);
        const files = {
          _headers: headersFile(rules),
          '.vite/nginx-maps.conf': nginxMaps(rules),
          '.vite/nginx-headers.conf': nginxHeaders(rules),
          '.vite/headers.caddy': caddyHeaders(rules),
        };
        for (const [name, content] of Object.entries(files))
          writeFileSync(join(folder, name), content);
        await compressFiles(folder);
      },
    },
  };
}
