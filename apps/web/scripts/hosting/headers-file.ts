import { cachedFolders, type HostRules, publicPath } from './host-rules.ts';

type Headers = Readonly<Record<string, string>>;

const policy = 'Content-Security-Policy';

const section = (path: string, headers: Headers) =>
  [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ''].join('\n');

/**
 * `_headers`, which Netlify and Cloudflare Pages read. They send the headers of all sections that match, and browsers keep each of
 * several policies: the section of every path has only what holds beside the policy in the document.
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
