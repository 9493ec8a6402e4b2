import { policyHeader, noFrames } from '../security-headers/header-rules.ts';
import { cachedFolders, type HostRules, revalidated } from './host-rules.ts';

/** A header whose value depends on the path: that of the first case that matches. A pattern begins with `~`. */
type HeaderByPath = {
  name: string;
  variable: string;
  fallback: string;
  cases: [path: string, value: string][];
};

const note = '# Written by the build from its header rules. Do not edit.\n';
const cacheHeader = 'Cache-Control';

/** A path of the rules as the browser requests it. */
const publicPath = ({ base }: HostRules, pathname: string) => base + pathname.slice(1);

/**
 * `_headers`, which Netlify and Cloudflare Pages read. They combine the headers of all matching sections, and browsers enforce every
 * policy, so the section for all paths has only the directives that a meta tag does not support.
 */
export function headersFile(rules: HostRules): string {
  const sections = {
    '/*': { ...rules.everywhere, [policyHeader]: noFrames },
    ...rules.byPath,
    ...Object.fromEntries(
      Object.entries(cachedFolders).map(([folder, value]) => [
        `${folder}*`,
        { [cacheHeader]: value },
      ]),
    ),
  };
  return Object.entries(sections)
    .map(([path, headers]) => {
      const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`);
      return `${publicPath(rules, path)}\n${lines.join('')}`;
    })
    .join('\n');
}

function headersOf(rules: HostRules): HeaderByPath[] {
  const row = (name: string, fallback: string, cases: HeaderByPath['cases']) => {
    const variable = `site_${name.toLowerCase().replaceAll('-', '_')}`;
    return { name, variable, fallback, cases };
  };
  const names = [rules.everywhere, ...Object.values(rules.byPath)].flatMap(Object.keys);
  const folders = Object.entries(cachedFolders);
  return [
    ...[...new Set(names)].map((name) =>
      row(
        name,
        rules.everywhere[name] ?? '',
        Object.entries(rules.byPath).flatMap(([path, { [name]: value }]) =>
          value === undefined ? [] : [[publicPath(rules, path), value]],
        ),
      ),
    ),
    row(
      cacheHeader,
      revalidated,
      folders.map(([folder, value]) => [`~^${publicPath(rules, folder)}`, value]),
    ),
  ];
}

/** Quotes a value for nginx; headers contain no backslash or dollar sign, and never both kinds of quotes. */
const quoted = (value: string) => (value.includes('"') ? `'${value}'` : `"${value}"`);

/** The file that nginx includes in `http`: the headers as variables. */
export function nginxMaps(rules: HostRules): string {
  const maps = headersOf(rules).map(({ variable, fallback, cases }) => {
    const lines = [['default', fallback], ...cases].map(
      ([path = '', value = '']) => `  ${quoted(path)} ${quoted(value)};\n`,
    );
    return `map $site_path $${variable} {\n${lines.join('')}}\n`;
  });
  const path = 'map $request_uri $site_path {\n  "~^(?<path_alone>[^?]*)" $path_alone;\n}\n';
  return [note, path, ...maps].join('\n');
}

/** The file that nginx includes in `server` and in each `location` with own headers; nginx sends no header with an empty value. */
export function nginxHeaders(rules: HostRules): string {
  const lines = headersOf(rules)
    .filter(({ name }) => name !== cacheHeader)
    .map(({ name, variable }) => `add_header ${name} $${variable} always;\n`);
  return note + lines.join('');
}

/** The file that Caddy imports in a site's block; it would send a header with an empty value. */
export function caddyHeaders(rules: HostRules): string {
  const headers = headersOf(rules).map(({ name, variable, fallback, cases }) => {
    if (cases.length === 0) return `header ${name} \`${fallback}\`\n`;
    const lines = [...cases, ...(fallback === '' ? [] : [['default', fallback]])].map(
      ([path, value]) => `\t${path} \`${value}\`\n`,
    );
    const map = `map {path} {${variable}} {\n${lines.join('')}}\n`;
    if (fallback !== '') return `${map}header ${name} {${variable}}\n`;
    const paths = cases.map(([path]) => path).join(' ');
    return `${map}@${variable} path ${paths}\nheader @${variable} ${name} {${variable}}\n`;
  });
  return note + headers.join('');
}
