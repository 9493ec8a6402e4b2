// Builds Storybook, serves the build and runs every story's play and axe check against it.
// node .ci/storybook-test.ts [--no-build] [--accept-pictures] [--workers N] [--out DIR] [--port N] [pattern of story files …]
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { parseArgs } from 'node:util';
import { ensureChromium } from './browser.ts';
import { publishAxe, readReport, timeLines, timesOf } from './storybook-report.ts';

const { values: options, positionals: patterns } = parseArgs({
  allowPositionals: true,
  options: {
    'no-build': { type: 'boolean', default: false },
    'accept-pictures': { type: 'boolean', default: false },
    // A story often waits; three keep two cores busy.
    workers: { type: 'string', default: '3' },
    out: { type: 'string', default: '.cache/storybook' },
    port: { type: 'string', default: '6106' },
  },
});
if (options['accept-pictures']) process.env['PICTURES'] = 'accept';
const host = '127.0.0.1';
const port = Number(options.port);
const url = `http://${host}:${port}`;
const report = `${options.out}-results.json`;

const seconds = (since: number) => `${((performance.now() - since) / 1000).toFixed(1)} s`;

const isFree = () =>
  new Promise<boolean>((resolve) => {
    const probe = createServer().once('error', () => resolve(false));
    probe.listen(port, host, () => probe.close(() => resolve(true)));
  });

const isUp = () =>
  fetch(`${url}/index.json`).then(
    (answer) => answer.ok,
    () => false,
  );

function fail(message: string): never {
  console.error(message);
  return process.exit(1);
}

function build() {
  const started = performance.now();
  const { status } = spawnSync(
    'storybook',
    ['build', '--quiet', '--disable-telemetry', '-o', options.out],
    { stdio: 'inherit' },
  );
  if (status !== 0) fail('storybook: the build failed.');
  console.log(`storybook: built in ${seconds(started)}`);
}

async function serve() {
  const args = [
    'preview',
    '--outDir',
    options.out,
    '--port',
    String(port),
    '--strictPort',
    '--host',
    host,
    '--logLevel',
    'error',
  ];
  const server = spawn('vite', args, { stdio: 'inherit' });
  for (const deadline = performance.now() + 30_000; performance.now() < deadline;) {
    if (await isUp()) return server;
    if (server.exitCode !== null) break;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  server.kill();
  return fail(`storybook: the server on port ${port} did not start.`);
}

const runStories = () =>
  new Promise<number>((resolve) => {
    const args = [
      '--url',
      url,
      `--maxWorkers=${options.workers}`,
      '--disable-telemetry',
      '--no-index-json',
      '--json',
      '--outputFile',
      report,
    ];
    // The test-runner hands its arguments to a shell.
    const quoted = patterns.map((pattern) => `'${pattern.replaceAll("'", '')}'`);
    spawn('test-storybook', [...args, ...quoted], { stdio: 'inherit' }).once('close', (code) =>
      resolve(code ?? 1),
    );
  });

try {
  ensureChromium();
} catch (error) {
  fail(error instanceof Error ? error.message : String(error));
}
if (!(await isFree()))
  fail(`storybook: port ${port} is taken; stop what listens there and run again.`);
if (!options['no-build']) build();
if (!existsSync(`${options.out}/index.json`))
  fail(`storybook: there is no build in ${options.out}; run without --no-build.`);
mkdirSync('.cache', { recursive: true });
rmSync(report, { force: true });

const started = performance.now();
const server = await serve();
const code = await runStories();
const took = (performance.now() - started) / 1000;
server.kill();
publishAxe(options.out);
const totals = readReport(report);
const failed = totals.numFailedTests + totals.numRuntimeErrorTestSuites;
const times = timesOf(totals);
for (const line of timeLines(times)) console.log(line);
console.log(
  `storybook: stories ran in ${took.toFixed(1)} s, ${(took / Math.max(1, times.length)).toFixed(2)} s a story`,
);
console.log(`storybook: ${totals.numPassedTests} passed, ${failed} failed`);
process.exit(code !== 0 || failed > 0 ? 1 : 0);
