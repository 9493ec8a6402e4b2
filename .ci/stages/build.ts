// Builds for production and inspects the files: calls, mock code, secrets, budget, browser support, themes.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { operations } from '@fitness/api-contract/operations';
import { unsupportedFeatures } from '../support/browser-support.ts';
import { themeProblems } from '../support/theme-builds.ts';
import { readOptions } from '../support/options.ts';
import { pageBytes } from '../support/page-bytes.ts';
import { finish } from '../support/totals.ts';
import { buildWeb } from '../support/web-build.ts';

const out = '.cache/production';
const firstPageBudget = 95_000;
/** What the landing page may load, brotli; the whole text font's style sheet, 8.8 kB, is part of it. */
const landingBudget = { script: 84_700, style: 13_550 };
const landingModules = [
  'index.html',
  'src/pages/visitor/HomePage.tsx',
  'pretendardvariable-dynamic-subset.css',
];

readOptions(
  `pnpm build:check

  Builds into ${out} without mocks and checks the files. Budget of the first page's scripts: ${firstPageBudget} bytes gzipped.
  Supported browsers: browserslist in package.json.`,
  {},
);

/** Texts that must not be in the build, each with what it would mean. */
const forbidden = {
  'Fitness1!': "the demo accounts' password",
  customer1: 'a demo account',
  mockServiceWorker: "the mock backend's worker",
  '모의 결제': 'the fake payment window',
  'test-store': "a test value of the payment's configuration",
  초기화: 'the reset of the mock backend',
  '데모 설정': 'the mock panel',
  '계약과 다른 점': 'the drift mode',
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

/** The operations of the contract that no script of the build calls. */
function unusedOperations() {
  const scripts = readdirSync(join(out, 'assets'))
    .filter((name) => name.endsWith('.js'))
    .map((name) => readFileSync(join(out, 'assets', name), 'utf8'))
    .join('\n');
  return Object.values(operations)
    .filter(({ method, path }) =>
      ['"', "'", '`'].every(
        (quote) => !scripts.includes(`.${method.toUpperCase()}(${quote}${path}${quote}`),
      ),
    )
    .map(({ id }) => `operation ${id} is never called`);
}

function firstPageProblems() {
  const page = readFileSync(join(out, 'index.html'), 'utf8');
  const scripts = [...page.matchAll(/(?:src|href)="\/(assets\/[^"]+\.js)"/g)];
  const size = scripts
    .map(([, name = '']) => gzipSync(readFileSync(join(out, name))).length)
    .reduce((sum, bytes) => sum + bytes, 0);
  console.log(
    `first page: ${(size / 1000).toFixed(1)} kB of script, gzipped (budget ${firstPageBudget / 1000} kB)`,
  );
  const problems = [];
  if (!page.includes('http-equiv="Content-Security-Policy"'))
    problems.push('index.html has no content security policy');
  if (/<script(?![^>]*\ssrc=)|<style|\s(?:style|on[a-z]+)=/.test(page))
    problems.push('index.html holds an inline script, style or handler, which the policy blocks');
  const rules = readFileSync(join(out, '.vite/security-headers.json'), 'utf8');
  if (rules.includes('unsafe') || rules.includes('mock-worker'))
    problems.push('the security headers of the production build are too lenient');
  if (size > firstPageBudget)
    problems.push(`the first page loads ${size} bytes of script, above ${firstPageBudget}`);
  return problems;
}

function landingProblems() {
  const bytes = pageBytes(out, landingModules);
  return (['script', 'style'] as const).flatMap((kind) => {
    const [size, budget] = [bytes[kind], landingBudget[kind]].map((n) => (n / 1000).toFixed(1));
    console.log(`landing page: ${size} kB of ${kind}, brotli (budget ${budget} kB)`);
    return bytes[kind] > landingBudget[kind]
      ? [`the landing page loads ${bytes[kind]} bytes of ${kind}, above ${landingBudget[kind]}`]
      : [];
  });
}

const env = { VITE_MOCKS: 'off', VITE_PAY_TEST: 'off', BUILD_DIR: `${process.cwd()}/${out}` };
if (!buildWeb(env, ['--manifest'])) process.exit(1);
const worker = existsSync(join(out, 'mockServiceWorker.js'))
  ? ["the mock backend's worker is part of the build"]
  : [];
const problems = [
  ...worker,
  ...unusedOperations(),
  ...forbiddenTexts(),
  ...firstPageProblems(),
  ...landingProblems(),
  ...unsupportedFeatures(out),
  ...themeProblems(out),
];
for (const problem of problems) console.error(`production build: ${problem}`);
finish('production build', { passed: problems.length === 0 ? 1 : 0, failed: problems.length });
