import { type HeaderRules, headersAt, noFrames, policyHeader } from '../security-headers.ts';

/** What the server of a build has to know. */
export type HostRules = HeaderRules & {
  /** The base path of the site, with a slash at both ends; the paths of the rules are relative to it. */
  base: string;
  /** The path to which errors are reported; empty when they are reported elsewhere or not at all. */
  reportPath: string;
};

/** The file of a build with its rules; no server serves its folder. */
export const rulesFile = '.vite/hosting.json';

/** `Cache-Control` by folder: files with a hash in their name never change, pictures seldom. `hosting/nginx.conf` repeats it. */
export const cachedFolders = {
  '/assets/': 'public, max-age=31536000, immutable',
  '/artwork/': 'public, max-age=86400, stale-while-revalidate=604800',
} as const;

/** All other files are revalidated each time. */
export const revalidated = 'no-cache';

/**
 * `_headers`, which Netlify and Cloudflare Pages read. They combine the headers of all matching sections, and browsers enforce every
 * policy, so the section for all paths has only the directives that a meta tag does not support.
 */
export function headersFile({ base, everywhere, byPath }: HostRules): string {
  const sections: HostRules['byPath'] = {
    '/*': { ...everywhere, [policyHeader]: noFrames },
    ...byPath,
    '/assets/*': { 'Cache-Control': cachedFolders['/assets/'] },
    '/artwork/*': { 'Cache-Control': cachedFolders['/artwork/'] },
  };
  return Object.entries(sections)
    .map(([path, headers]) => {
      const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`);
      return `${base}${path.slice(1)}\n${lines.join('')}`;
    })
    .join('\n');
}

/** The headers of all responses and those of each document, which `hosting/nginx.conf` includes; for a site at the root. */
export function nginxHeaders(rules: HostRules): string {
  const linesOf = (headers: Readonly<Record<string, string>>) =>
    Object.entries(headers)
      // No header has a single quote and a double quote, nor a dollar sign.
      .map(([name, value]) => [name, value.includes('"') ? `'${value}'` : `"${value}"`])
      .map(([name, value]) => `add_header ${name} ${value} always;\n`)
      .join('');
  // A location with a header of its own inherits none.
  const locations = Object.keys(rules.byPath).map((path) => {
    const headers = linesOf({ ...headersAt(rules, path), 'Cache-Control': revalidated });
    const file = path === '/' ? '/index.html' : `${path}.html`;
    return `location = ${path} {\ntry_files ${file} =404;\n${headers}}\n`;
  });
  return linesOf(rules.everywhere) + locations.join('');
}
