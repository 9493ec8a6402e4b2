// Builds Storybook, serves the build and runs every story's play, axe check and picture against it.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { ensureChromium } from '../support/browser.ts';
import { readOptions } from '../support/options.ts';
import { serveFolder } from '../support/serve.ts';
import { publishAxe, readReport, timeLines, timesOf } from '../support/storybook-report.ts';
import { finish } from '../support/totals.ts';

const { values: options, positionals: patterns } = readOptions(
  `pnpm storybook:test [pattern of story files …]

  --no-build          keeps the last build
  --accept-pictures   accepts how the components look now
  --workers N         pages at a time (3)
  --out DIR           the build (.cache/storybook)
  --port N            where it is served (6106)`,
  {
    'no-build': { type: 'boolean', default: false },
    'accept-pictures': { type: 'boolean', default: false },
    // A story often waits; three keep two cores busy.
    workers: { type: 'string', default: '3' },
    out: { type: 'string', default: '.cache/storybook' },
    port: { type: 'string', default: '6106' },
  },
);
if (options['accept-pictures']) process.env['PICTURES'] = 'accept';
const report = `${options.out}-results.json`;

function build() {
  const started = performance.now();
  const args = ['build', '--quiet', '--disable-telemetry', '-o', options.out];
  if (spawnSync('storybook', args, { stdio: 'inherit' }).status !== 0)
    throw new Error('storybook: the build failed.');
  console.log(`storybook: built in ${((performance.now() - started) / 1000).toFixed(1)} s`);
}

function runStories(url: string) {
  const args = [
    `--url=${url}`,
    `--maxWorkers=${options.workers}`,
    '--disable-telemetry',
    '--no-index-json',
    '--json',
    '--outputFile',
    report,
  ];
  // The test-runner hands its arguments to a shell.
  const quoted = patterns.map((pattern) => `'${pattern.replaceAll("'", '')}'`);
  return new Promise<number>((resolve) => {
    spawn('test-storybook', [...args, ...quoted], { stdio: 'inherit' }).once('close', (code) =>
      resolve(code ?? 1),
    );
  });
}

try {
  ensureChromium();
  if (!options['no-build']) build();
  if (!existsSync(`${options.out}/index.json`))
    throw new Error(`storybook: there is no build in ${options.out}; run without --no-build.`);
  mkdirSync('.cache', { recursive: true });
  rmSync(report, { force: true });
  const server = await serveFolder(options.out, Number(options.port));
  const code = await runStories(server.origin);
  server.stop();
  publishAxe(options.out);
  const totals = readReport(report);
  for (const line of timeLines(timesOf(totals))) console.log(line);
  const failed = totals.numFailedTests + totals.numRuntimeErrorTestSuites;
  finish('storybook', {
    passed: totals.numPassedTests,
    failed: code === 0 ? failed : Math.max(1, failed),
  });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
