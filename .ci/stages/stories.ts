// Builds Storybook and runs every story's play, axe check and picture by @storybook/test-runner, then what only Playwright can set.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { StoryIndex } from 'storybook/internal/types';
import { preview } from 'vite';
import { ensureChromium } from '../support/browser.ts';
import { readOptions } from '../support/options.ts';
import { runPlaywright } from '../support/playwright.ts';
import { freePort } from '../support/ports.ts';
import { finish, type Totals } from '../support/totals.ts';
import { groupStories } from '../support/group-stories.ts';

type Report = {
  numTotalTests: number;
  numPassedTests: number;
  testResults: {
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[];
  }[];
};

const folder = '.cache/storybook';
const report = '.cache/storybook-results.json';
// A story often waits; three keep two cores busy.
const workers = 3;

const { values: options, positionals: patterns } = readOptions(
  `pnpm storybook:test [part of a story's file, title or name …]

  --no-build          keeps the last build of ${folder}
  --accept-pictures   accepts how the components look now`,
  {
    'no-build': { type: 'boolean', default: false },
    'accept-pictures': { type: 'boolean', default: false },
  },
);
if (options['accept-pictures']) process.env['PICTURES'] = 'accept';

if (!options['no-build']) {
  const args = ['build', '--quiet', '--disable-telemetry', '-o', folder];
  if (spawnSync('storybook', args, { stdio: 'inherit' }).status !== 0) process.exit(1);
}

/** Runs the stories of the index that groups them, in the Storybook that is served at a URL; fails if it runs another number of them. */
async function runTestRunner(url: string, count: number): Promise<Totals & { failures: string[] }> {
  rmSync(report, { force: true });
  const args = ['--config-dir=.storybook', `--url=${url}groups/`, '--index-json', '--ci'];
  const child = spawn(
    'test-storybook',
    [...args, `--maxWorkers=${workers}`, '--json', '--outputFile', report],
    {
      stdio: 'inherit',
      env: {
        ...process.env,
        REFERENCE_URL: url,
        CHROMIUM_PATH: ensureChromium(),
        // The runner cuts messages at 1,000 characters.
        DEBUG_PRINT_LIMIT: '4000',
      },
    },
  );
  const [code] = (await once(child, 'close')) as [number];
  if (!existsSync(report)) return { passed: 0, failed: 1, failures: [] };
  const result = JSON.parse(readFileSync(report, 'utf8')) as Report;
  const failures = result.testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status === 'failed')
    .map(({ fullName, failureMessages }) => `✘ ${fullName}\n${failureMessages.join('\n')}`);
  if (result.numTotalTests !== count)
    failures.push(
      `✘ ${result.numTotalTests} of ${count} stories ran, unlike with @storybook/test-runner 0.24.5.`,
    );
  return {
    passed: result.numPassedTests,
    failed: code === 0 ? failures.length : Math.max(1, failures.length),
    failures,
  };
}

/** Runs the stories that a pattern names, or all, in the last build. */
async function runStories() {
  const { entries } = JSON.parse(readFileSync(`${folder}/index.json`, 'utf8')) as StoryIndex;
  const index = groupStories(Object.values(entries), patterns, workers * 2);
  const count = Object.keys(index.entries).length;
  if (count === 0) return { passed: 0, failed: 0, failures: [] };
  mkdirSync(`${folder}/groups`, { recursive: true });
  writeFileSync(`${folder}/groups/index.json`, JSON.stringify(index));

  const server = await preview({
    logLevel: 'error',
    build: { outDir: folder },
    // Below a path, as on the published site.
    base: '/storybook/',
    preview: { host: '127.0.0.1', port: await freePort(), strictPort: true },
  });
  try {
    return await runTestRunner(server.resolvedUrls!.local[0]!, count);
  } finally {
    await server.close();
  }
}

const stories = await runStories();
const escaped = patterns.map((pattern) => pattern.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'));
const variants = runPlaywright(
  '.storybook/tests/playwright.config.ts',
  '.cache/storybook-variants.json',
  patterns.length > 0 ? [`--grep=${escaped.join('|')}`, '--pass-with-no-tests'] : [],
);
// Repeated after the output of Playwright.
for (const failure of stories.failures) console.log(failure);
const passed = stories.passed + variants.passed;
const failed = stories.failed + variants.failed;
if (passed + failed === 0) {
  console.error(`No story or test contains ${patterns.join(' or ')}.`);
  process.exit(2);
}
finish('storybook', { passed, failed });
