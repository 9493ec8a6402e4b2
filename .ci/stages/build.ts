// Builds for production and inspects the files: mock code, secrets, budget, browser support, themes.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { errorResponses } from '@fitness/api-contract/error-responses';
import { type PageFiles, pageFilesList } from '../../apps/web/scripts/prerender/page-files.ts';
import { firstSyllables, laterSyllables } from '../../packages/ui/src/theme/font-subset.ts';
import { standardTheme, type ThemeName, themes } from '../../packages/ui/src/theme/themes.ts';
import { unsupportedFeatures } from '../support/build/browser-support.ts';
import { buildWeb } from '../support/build/web-build.ts';
import { readOptions } from '../support/options.ts';
import { finish } from '../support/totals.ts';

const out = '.cache/production';
/** What a document requests before its largest picture is painted. */
const earlyRequests = { fonts: 2, scripts: 1 };

/** What each page's scripts may be at most, in kB by brotli (React and React DOM alone are 58); each has room for one more part. */
const scriptLimits: Record<string, { limit: number; reason: string }> = {
  '/': { limit: 79, reason: 'what every first visit waits for' },
  '/auth/signin': { limit: 105, reason: 'the landing page, and a form that works at once' },
  '/fitness/reservations/daymanagement': { limit: 177, reason: "a customer's heaviest page" },
  '/fitness/member': { limit: 163, reason: "the owner's heaviest page" },
};
/** What the service worker stores at once: the pages of visitors and customers, which open offline. */
const storedLimit = 407;
/** The document of the landing page, which arrives in the first round trip of ten packets. */
const documentLimit = 11;

readOptions(
  `node .ci/stages/build.ts

  Builds into ${out} without mocks and checks the files. Limits in kB and their reasons: .ci/stages/build.ts.
  Supported browsers: browserslist in package.json.`,
  {},
);

const filesOf = (folder: string, ending: RegExp) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => ending.test(name))
    .map((name) => ({ name, text: readFileSync(join(folder, name), 'utf8') }));

/** The bytes of files over the network (brotli) together, in kB. */
function kilobytesOf(files: readonly string[]) {
  const bytes = files.map((file) => brotliCompressSync(readFileSync(join(out, file))).length);
  return bytes.reduce((sum, length) => sum + length, 0) / 1000;
}

/** Prints a size beside its limit; returns it where it is over the limit. */
function sizeProblems(what: string, kilobytes: number, limit: number) {
  const found = `${what}: ${kilobytes.toFixed(1)} kB (limit ${limit} kB)`;
  console.log(found);
  return kilobytes > limit ? [found] : [];
}

/** Texts that must not be in the build, each with its meaning. */
const forbidden = {
  'Fitness1!': "the demo accounts' password",
  customer1: 'a demo account',
  mockServiceWorker: "the mock backend's worker",
  '모의 결제': 'the fake payment window',
  'test-store': "a test value of the payment's configuration",
  초기화: 'the reset of the mock backend',
  '데모 설정': 'the mock panel',
  'API 시크릿': 'the payment test page',
  'new Function(': 'code made from text',
  'eval(': 'code made from text',
};

const forbiddenTexts = () =>
  filesOf(out, /\.(js|html|css)$/).flatMap(({ name, text }) =>
    Object.entries(forbidden)
      .filter(([part]) => text.includes(part))
      .map(([part, meaning]) => `${name} holds "${part}": ${meaning}`),
  );

/** The syllables of the app's texts and of the contract's errors for which a page would load one more font. */
function fontProblems() {
  const texts = filesOf(out, /\.(js|html)$/).map(({ text }) => text);
  const all = [...texts, JSON.stringify(errorResponses)].join('');
  const missing = [...new Set(all.match(/[가-힣]/g))].filter(
    (syllable) => !`${firstSyllables}${laterSyllables}`.includes(syllable),
  );
  return missing.length > 0
    ? [
        `add ${missing.join('')} to laterSyllables in font-subset.ts, and run packages/ui/scripts/subset-fonts.ts`,
      ]
    : [];
}

/** The parts of a document that the content security policy would block, or that would delay its first paint. */
function documentProblems({ name, text: document }: { name: string; text: string }) {
  const isAllowed = (text: string) =>
    document.includes(createHash('sha256').update(text).digest('base64'));
  const inline = [...document.matchAll(/<(script|style)>(.*?)<\/\1>/gs)];
  const count = (pattern: RegExp) => document.match(pattern)?.length ?? 0;
  const scripts = count(/<script type="module"|rel="modulepreload"/g);
  const fonts = count(/as="font"/g);
  return [
    !document.includes('http-equiv="Content-Security-Policy"') && 'has no content security policy',
    /\s(?:style|on[a-z]+)=/.test(document) && 'holds an inline style or handler',
    inline.some(([, , text = '']) => !isAllowed(text)) && 'holds an inline script or style',
    /<link rel="stylesheet"(?![^>]* disabled)/.test(
      document.replace(/<noscript>.*?<\/noscript>/gs, ''),
    ) && 'waits for a style sheet',
    scripts > earlyRequests.scripts && `requests ${scripts} scripts at once`,
    fonts > earlyRequests.fonts && `requests ${fonts} fonts at once`,
  ].flatMap((problem) => (problem ? [`${name} ${problem}`] : []));
}

function headerProblems() {
  const rules = readFileSync(join(out, '.vite/hosting.json'), 'utf8');
  return rules.includes('unsafe') || rules.includes('mock-worker')
    ? ['the security headers of the production build are too lenient']
    : [];
}

function workerProblems() {
  const worker = readFileSync(join(out, 'service-worker.js'), 'utf8');
  const urls = [...worker.matchAll(/"?url"?:"([^"]+)"/g)].map(([, url = '']) => url);
  // A path may be a folder, too.
  const fileOf = (url: string) => [`${url}.html`, url].find((name) => existsSync(join(out, name)));
  const files = urls.flatMap((url) => fileOf(url) ?? []);
  const documents = files.filter((file) => file.endsWith('.html'));
  return [
    ...(files.length < urls.length ? ['the service worker stores files that do not exist'] : []),
    ...(documents.length === 3 ? [] : [`the service worker stores ${documents.join()}`]),
    ...sizeProblems('files of the service worker', kilobytesOf(files), storedLimit),
  ];
}

function scriptProblems() {
  const list = readFileSync(join(out, pageFilesList), 'utf8');
  const pages = JSON.parse(list) as Record<string, PageFiles>;
  return Object.entries(scriptLimits).flatMap(([path, { limit, reason }]) =>
    sizeProblems(`scripts of ${path}, ${reason}`, kilobytesOf(pages[path]!.scripts), limit),
  );
}

/** The themes that the style sheets of a build hold beside its own. */
function themeProblems(theme: ThemeName, folder: string) {
  const styles = filesOf(join(folder, 'assets'), /\.css$/).map(({ text }) => text);
  const names = (Object.keys(themes) as ThemeName[]).filter((name) =>
    styles.join('').includes(themes[name].tokens.color.accent.base),
  );
  return names.join() === theme ? [] : [`the build with the theme ${theme} holds ${names.join()}`];
}

const production = { VITE_MOCKS: 'off', VITE_PAY_TEST: 'off' };
const otherTheme = 'daylight';
const otherFolder = `${process.cwd()}/.cache/themes/${otherTheme}`;
const areBuilt = await Promise.all([
  buildWeb({ ...production, BUILD_DIR: `${process.cwd()}/${out}` }),
  buildWeb({ ...production, VITE_THEME: otherTheme, BUILD_DIR: otherFolder }),
]);
if (areBuilt.includes(false)) process.exit(1);
const problems = [
  ...(existsSync(join(out, 'mockServiceWorker.js')) ? ['the build holds the mock worker'] : []),
  ...forbiddenTexts(),
  ...fontProblems(),
  ...filesOf(out, /\.html$/).flatMap(documentProblems),
  ...headerProblems(),
  ...workerProblems(),
  ...scriptProblems(),
  ...sizeProblems('document of the landing page', kilobytesOf(['index.html']), documentLimit),
  ...unsupportedFeatures(out),
  ...themeProblems(standardTheme, out),
  ...themeProblems(otherTheme, otherFolder),
];
for (const problem of problems) console.error(`production build: ${problem}`);
finish('production build', { passed: problems.length === 0 ? 1 : 0, failed: problems.length });
