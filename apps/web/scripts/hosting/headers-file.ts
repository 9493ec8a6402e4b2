import { cachedFolders, type HostRules, publicPath } from './host-rules.ts';

type Headers = Readonly<Record<string, string>>;

const policy = 'Content-Security-Policy';

const section = (path: string, headers: Headers) =>
  [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ''].join('\n');

/**
 * `_headers`, which Netlify and Cloudflare Pages read. They combine the headers of all matching sections, and browsers enforce every
 * policy, so the section for all paths has only the directives that a meta tag does not support.
 */
export function headersFile(rules: HostRules): string {
  const everywhere = { ...rules.everywhere, [policy]: "frame-ancestors 'none'" };
  const documents = Object.entries(rules.byPath).map(([pathname, headers]) =>
    section(publicPath(rules, pathname), headers),
  );
  const files = Object.entries(cachedFolders).map(([folder, value]) =>
    section(publicPath(rules, `${folder}*`), { 'Cache-Control': value }),
  );
  return [section(publicPath(rules, '/*'), everywhere), ...documents, ...files].join('\n');
}
