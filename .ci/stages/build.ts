// Builds for production and inspects the files: calls, mock code, secrets, budget, browser support, themes.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { errorResponses } from '@fitness/api-contract/error-responses';
import { operations } from '@fitness/api-contract/operations';
import { unsupportedFeatures } from '../support/build/browser-support.ts';
import { firstSyllables, laterSyllables } from '../../packages/ui/src/theme/font-subset.ts';
import { standardTheme } from '../../packages/ui/src/theme/themes.ts';
import { otherThemesProblems, themeProblems } from '../support/build/theme-builds.ts';
import { readOptions } from '../support/options.ts';
import {
  documentBudget,
  kilobytes,
  scriptProblems,
  storedBudget,
} from '../support/build/budgets.ts';
import { transferredBytes } from '../support/build/page-scripts.ts';
import { reactAloneBytes } from '../support/build/react-alone.ts';
import { finish } from '../support/totals.ts';
import { buildWeb } from '../support/build/web-build.ts';

const out = '.cache/production';
/** What a document requests before its largest picture is painted. */
const earlyRequests = { fonts: 2, scripts: 1 };

readOptions(
  `node .ci/stages/build.ts

  Builds into ${out} without mocks and checks the files. Limits, as multiples of React alone, and their
  reasons: .ci/support/build/budgets.ts.
  Supported browsers: browserslist in package.json.`,
  {},
);

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

function forbiddenTexts() {
  const files = readdirSync(out, { recursive: true, encoding: 'utf8' });
  return files
    .filter((name) => /\.(js|html|css)$/.test(name))
    .flatMap((file) => {
      const content = readFileSync(join(out, file), 'utf8');
      return Object.entries(forbidden)
        .filter(([text]) => content.includes(text))
        .map(([text, meaning]) => `${file} holds "${text}": ${meaning}`);
    });
}

/** The syllables of the app's texts and of the contract's errors for which a page would load one more font. */
function fontProblems() {
  const files = readdirSync(out, { recursive: true, encoding: 'utf8' });
  const texts = files
    .filter((name) => /\.(js|html)$/.test(name))
    .map((name) => readFileSync(join(out, name), 'utf8'))
    .concat(JSON.stringify(errorResponses));
  const missing = [...new Set(texts.join('').match(/[가-힣]/g))].filter(
    (syllable) => !`${firstSyllables}${laterSyllables}`.includes(syllable),
  );
  return missing.length > 0
    ? [
        `add ${missing.join('')} to laterSyllables in font-subset.ts, and run node packages/ui/scripts/subset-fonts.ts`,
      ]
    : [];
}

/** The operations of the contract that no script of the build calls. */
function unusedOperations() {
  const scripts = readdirSync(join(out, 'assets'))
    .filter((name) => name.endsWith('.js'))
    .map((name) => readFileSync(join(out, 'assets', name), 'utf8'))
    .join('\n');
  // A call names its operation id; the calls of sign-in, which do not load the table of paths, name the path.
  return Object.values(operations)
    .filter(({ id, method, path }) =>
      ['"', "'", '`'].every(
        (quote) =>
          !scripts.includes(`${quote}${id}${quote}`) &&
          !scripts.includes(`.${method.toUpperCase()}(${quote}${path}${quote}`),
      ),
    )
    .map(({ id }) => `operation ${id} is never called`);
}

const documents = () =>
  readdirSync(out, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.html'));

/** The parts of a document that the content security policy would block, or that would delay its first paint. */
function documentProblems(file: string) {
  const document = readFileSync(join(out, file), 'utf8');
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
  ].flatMap((problem) => (problem ? [`${file} ${problem}`] : []));
}

function headerProblems() {
  const rules = readFileSync(join(out, '.vite/hosting.json'), 'utf8');
  return rules.includes('unsafe') || rules.includes('mock-worker')
    ? ['the security headers of the production build are too lenient']
    : [];
}

function workerProblems(react: number) {
  const worker = readFileSync(join(out, 'service-worker.js'), 'utf8');
  const urls = [...worker.matchAll(/"?url"?:"([^"]+)"/g)].map(([, url = '']) => url);
  // A path may be a folder, too.
  const fileOf = (url: string) => [`${url}.html`, url].find((name) => existsSync(join(out, name)));
  const files = urls.flatMap((url) => fileOf(url) ?? []);
  const bytes = files
    .map((file) => transferredBytes(out, file))
    .reduce((sum, length) => sum + length, 0);
  const ratio = bytes / react;
  const found = `${files.length} files that the service worker stores: ${kilobytes(bytes)}, ${ratio.toFixed(2)} × React alone (limit ${storedBudget.limit}: ${storedBudget.reason})`;
  console.log(found);
  const documents = files.filter((file) => file.endsWith('.html'));
  return [
    files.length < urls.length && 'the service worker stores files that do not exist',
    documents.length !== 3 && `the service worker stores ${documents.length} documents, not 3`,
    ratio > storedBudget.limit && found,
  ].flatMap((problem) => (problem ? [problem] : []));
}

function sizeProblems(react: number) {
  console.log(`React and React DOM alone: ${kilobytes(react)} of script, brotli`);
  const tooMuchScript = scriptProblems(out, react);
  const { limit, reason } = documentBudget;
  const bytes = transferredBytes(out, 'index.html');
  const found = `document of the landing page: ${kilobytes(bytes)} (limit ${kilobytes(limit)}: ${reason})`;
  console.log(found);
  return bytes > limit ? [...tooMuchScript, found] : tooMuchScript;
}

const env = { VITE_MOCKS: 'off', VITE_PAY_TEST: 'off', BUILD_DIR: `${process.cwd()}/${out}` };
const otherThemes = otherThemesProblems();
if (!(await buildWeb(env))) process.exit(1);
const react = await reactAloneBytes();
const worker = existsSync(join(out, 'mockServiceWorker.js'))
  ? ["the mock backend's worker is part of the build"]
  : [];
const problems = [
  ...worker,
  ...unusedOperations(),
  ...forbiddenTexts(),
  ...fontProblems(),
  ...documents().flatMap(documentProblems),
  ...headerProblems(),
  ...workerProblems(react),
  ...sizeProblems(react),
  ...unsupportedFeatures(out),
  ...themeProblems(standardTheme, out),
  ...(await otherThemes),
];
for (const problem of problems) console.error(`production build: ${problem}`);
finish('production build', { passed: problems.length === 0 ? 1 : 0, failed: problems.length });
