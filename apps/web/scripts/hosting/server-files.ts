import { cachedFolders, type HostRules, publicPath, revalidated } from './host-rules.ts';

/** A value that depends on the path: that of the first case that matches. */
type ByPath = { header: string; fallback: string; exact: [path: string, value: string][] };

const note = '# Written by the build from its header rules. Do not edit.\n';

/** The headers that differ by path. */
function headersByPath(rules: HostRules): ByPath[] {
  const names = new Set(Object.values(rules.byPath).flatMap(Object.keys));
  return [...names].map((header) => ({
    header,
    fallback: rules.everywhere[header] ?? '',
    exact: Object.entries(rules.byPath).flatMap(([pathname, { [header]: value }]) =>
      value === undefined ? [] : [[publicPath(rules, pathname), value]],
    ),
  }));
}

/** The headers that are the same for every path. */
function sameHeaders({ everywhere, byPath }: HostRules) {
  const differing = new Set(Object.values(byPath).flatMap(Object.keys));
  return Object.entries(everywhere).filter(([name]) => !differing.has(name));
}

const cached = (rules: HostRules): [folder: string, value: string][] =>
  Object.entries(cachedFolders).map(([folder, value]) => [publicPath(rules, folder), value]);

const variable = (header: string) => `site_${header.toLowerCase().replaceAll('-', '_')}`;

/** Quotes a value for nginx; headers contain no backslash or dollar sign, and never both kinds of quotes. */
const quoted = (value: string) => (value.includes('"') ? `'${value}'` : `"${value}"`);

/** The file that nginx includes in `http`: the headers by path, as variables. */
export function nginxMaps(rules: HostRules): string {
  const map = (name: string, cases: string[]) =>
    `map $site_path $${name} {\n${cases.map((line) => `  ${line};\n`).join('')}}\n`;
  return [
    note,
    'map $request_uri $site_path {\n  "~^(?<path_alone>[^?]*)" $path_alone;\n}\n',
    ...headersByPath(rules).map(({ header, fallback, exact }) =>
      map(variable(header), [
        `default ${quoted(fallback)}`,
        ...exact.map(([path, value]) => `${path} ${quoted(value)}`),
      ]),
    ),
    map(variable('Cache-Control'), [
      `default ${revalidated}`,
      ...cached(rules).map(([folder, value]) => `"~^${folder}" ${quoted(value)}`),
    ]),
  ].join('\n');
}

/** The file that nginx includes in `server` and in each `location` with own headers; nginx sends no header with an empty value. */
export function nginxHeaders(rules: HostRules): string {
  const add = (name: string, value: string) => `add_header ${name} ${value} always;\n`;
  return [
    note,
    ...sameHeaders(rules).map(([name, value]) => add(name, quoted(value))),
    ...headersByPath(rules).map(({ header }) => add(header, `$${variable(header)}`)),
  ].join('');
}

/** The file that Caddy imports in a site's block. */
export function caddyHeaders(rules: HostRules): string {
  const map = (name: string, cases: string[]) =>
    `map {path} {${name}} {\n${cases.map((line) => `\t${line}\n`).join('')}}\n`;
  const byPath = headersByPath(rules).map(({ header, fallback, exact }) => {
    const name = variable(header);
    const cases = exact.map(([path, value]) => `${path} \`${value}\``);
    if (fallback !== '')
      return `${map(name, [...cases, `default \`${fallback}\``])}header ${header} {${name}}\n`;
    const paths = exact.map(([path]) => path).join(' ');
    return `${map(name, cases)}@${name} path ${paths}\nheader @${name} ${header} {${name}}\n`;
  });
  const folders = cached(rules).map(([folder, value]) => `~^${folder} \`${value}\``);
  return [
    note,
    ...sameHeaders(rules).map(([name, value]) => `header ${name} \`${value}\`\n`),
    ...byPath,
    map(variable('Cache-Control'), [...folders, `default ${revalidated}`]),
    `header Cache-Control {${variable('Cache-Control')}}\n`,
  ].join('');
}
