import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Plugin, ResolvedConfig } from 'vite';
import { isOwnBuild } from '../own-build.ts';
import { compressFiles } from './compress.ts';
import { caddyHeaders, headersFile, nginxHeaders, nginxMaps } from './host-files.ts';
import { readRules } from './host-rules.ts';

/**
 * Writes the configuration of a build's hosts: `_headers`, the parts that `hosting/nginx.conf` and `hosting/Caddyfile` include, and
 * compressed files. The last plugin, because it reads what the others have written.
 */
export function hosting(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'hosting',
    apply: isOwnBuild,
    configResolved: (resolved) => {
      config = resolved;
    },
    closeBundle: {
      sequential: true,
      order: 'post',
      handler: async () => {
        const folder = resolve(config.root, config.build.outDir);
        const rules = readRules(folder);
        const write = (name: string, content: string) => writeFileSync(join(folder, name), content);
        write('_headers', headersFile(rules));
        write('.vite/nginx-maps.conf', nginxMaps(rules));
        write('.vite/nginx-headers.conf', nginxHeaders(rules));
        write('.vite/headers.caddy', caddyHeaders(rules));
        await compressFiles(folder);
      },
    },
  };
}
