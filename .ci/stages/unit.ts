// Runs vitest: rules, pure functions, the mock backend's engine.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { finish } from '../support/totals.ts';

const usage = `pnpm unit [vitest's arguments …]

  pnpm unit apps/web/src/shared    the tests of a folder
  pnpm unit -t 'title'             the tests with this title`;

const args = process.argv.slice(2);
if (args.includes('--help')) {
  console.log(usage);
  process.exit(0);
}
const report = '.cache/unit-results.json';
mkdirSync('.cache', { recursive: true });
rmSync(report, { force: true });
const { status } = spawnSync(
  'vitest',
  [
    'run',
    '--config=.config/vitest.config.ts',
    '--reporter=default',
    '--reporter=json',
    `--outputFile=${report}`,
    ...args,
  ],
  { stdio: 'inherit' },
);
const { numPassedTests, numFailedTests }: { numPassedTests: number; numFailedTests: number } =
  JSON.parse(readFileSync(report, 'utf8'));
// A file that does not even load fails the run without failing a test.
finish('unit', {
  passed: numPassedTests,
  failed: status === 0 ? 0 : Math.max(1, numFailedTests),
});
