import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CompatStatement, Identifier } from '@mdn/browser-compat-data';
import bcd from '@mdn/browser-compat-data' with { type: 'json' };
import browserslist from 'browserslist';
import { parse as parseCss } from 'postcss';
import { parseSync, Visitor } from 'vite';

/** Newer features that the code detects before use, or that are only decoration, by what happens without them. */
const allowed = new Set(
  Object.values({
    'react-aria and React look for them first': ['navigator.userAgentData', 'navigator.connection'],
    'the app looks for them first': ['window.navigation', 'navigator.wakeLock'],
    'only some devices have it': ['forced-color-adjust', 'cursor', 'resize', 'text-size-adjust'],
    'lines break a little less evenly': ['text-wrap'],
    'only these browsers highlight a tap': ['-webkit-tap-highlight-color'],
    'what is folded disappears at once': [':details-content'],
    'a page appears at once': [
      ':view-transition',
      ':view-transition-group',
      ':view-transition-new',
    ],
    'pictures do not move in': ['animation-timeline', 'animation-range', 'view-timeline-name'],
    'Tab reaches the menu after the links beside it': ['reading-flow'],
    'grids fall back to fixed columns': [
      'grid-template-columns: subgrid',
      'grid-template-rows: subgrid',
    ],
  }).flat(),
);

const bcdNames: Record<string, string> = {
  chrome: 'chrome',
  edge: 'edge',
  safari: 'safari',
  ios_saf: 'safari_ios',
  firefox: 'firefox',
  samsung: 'samsunginternet_android',
};

/** The oldest supported version of each browser, by its name in the compatibility data. */
function oldestVersions() {
  const oldest = new Map<string, number>();
  for (const entry of browserslist()) {
    const [name = '', version = ''] = entry.split(' ');
    const browser = bcdNames[name];
    if (!browser) throw new Error(`browserslist names ${name}, which the check does not know.`);
    oldest.set(browser, Math.min(oldest.get(browser) ?? Infinity, parseFloat(version)));
  }
  return oldest;
}

function lacking({ support }: CompatStatement, oldest: Map<string, number>) {
  return [...oldest].flatMap(([browser, version]) => {
    const statement = support[browser as keyof typeof support];
    const isSupported = [statement].flat().some((one) => {
      const added = one?.flags ? undefined : one?.version_added;
      return typeof added === 'string' && parseFloat(added.replace('≤', '')) <= version;
    });
    return isSupported ? [] : [`${browser} ${version}`];
  });
}

/** The interface behind a global object. */
const interfaces: Record<string, string> = {
  navigator: 'Navigator',
  document: 'Document',
  window: 'Window',
  globalThis: 'Window',
  self: 'Window',
  history: 'History',
  performance: 'Performance',
  crypto: 'Crypto',
};

function compatOf(object: string, property: string): CompatStatement | undefined {
  const api = bcd.api as unknown as Record<string, Identifier & Record<string, Identifier>>;
  const members = api[interfaces[object] ?? object];
  return (
    members?.[`${property}_static`] ?? (object in interfaces ? members?.[property] : undefined)
  )?.__compat;
}

type MemberExpression = {
  computed: boolean;
  object: { type: string; name?: string };
  property: { name?: string };
};

/** The static and global web APIs that a script uses: `URL.canParse`, `navigator.locks`. */
function usedApis(file: string) {
  const used = new Set<string>();
  const { program } = parseSync(file, readFileSync(file, 'utf8'));
  new Visitor({
    MemberExpression(node) {
      const { computed, object, property } = node as unknown as MemberExpression;
      if (!computed && object.type === 'Identifier') used.add(`${object.name}.${property.name}`);
    },
  }).visit(program);
  return used;
}

function newerApis(file: string, oldest: Map<string, number>) {
  return [...usedApis(file)].flatMap((use) => {
    const [object = '', property = ''] = use.split('.');
    const compat = allowed.has(use) ? undefined : compatOf(object, property);
    const missing = compat ? lacking(compat, oldest) : [];
    return missing.length > 0 ? [`${file} uses ${use}, which ${missing.join(', ')} lacks`] : [];
  });
}

/** The declarations, at-rules and pseudo-classes of a style sheet with their compatibility data. */
function usedCss(file: string) {
  const used = new Map<string, CompatStatement | undefined>();
  const { properties, selectors, 'at-rules': atRules } = bcd.css as Record<string, Identifier>;
  parseCss(readFileSync(file, 'utf8')).walk((node) => {
    if (node.type === 'atrule') used.set(`@${node.name}`, atRules?.[node.name]?.__compat);
    if (node.type === 'rule')
      for (const [, name = ''] of node.selector.matchAll(/:([a-z-]+)/g))
        used.set(`:${name}`, selectors?.[name]?.__compat);
    if (node.type !== 'decl') return;
    const property = properties?.[node.prop];
    used.set(node.prop, property?.__compat);
    for (const word of node.value.split(/[\s,()]+/))
      used.set(`${node.prop}: ${word}`, word === '' ? undefined : property?.[word]?.__compat);
  });
  return used;
}

function newerCss(file: string, oldest: Map<string, number>) {
  return [...usedCss(file)].flatMap(([use, compat]) => {
    const isAllowed = allowed.has(use) || allowed.has(use.replace(/: .*/, ''));
    const missing = compat && !isAllowed ? lacking(compat, oldest) : [];
    return missing.length > 0 ? [`${file} uses ${use}, which ${missing.join(', ')} lacks`] : [];
  });
}

/** The features of a build that the oldest browsers of package.json's `browserslist` lack. */
export function unsupportedFeatures(build: string): string[] {
  const oldest = oldestVersions();
  const files = readdirSync(build, { recursive: true, encoding: 'utf8' }).map((name) =>
    join(build, name),
  );
  const { status, stdout, stderr } = spawnSync(
    'es-check',
    ['checkBrowser', `${build}/**/*.js`, '--module', '--checkFeatures', '--noCache'],
    { encoding: 'utf8' },
  );
  const syntax = `${stdout}${stderr}`.split('\n').filter((line) => line.includes('error'));
  return [
    ...(status === 0 ? [] : syntax),
    ...files.filter((name) => name.endsWith('.js')).flatMap((file) => newerApis(file, oldest)),
    ...files.filter((name) => name.endsWith('.css')).flatMap((file) => newerCss(file, oldest)),
  ];
}
