// Runs vitest: rules, pure functions, the mock backend's engine.
import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { clockFrom } from '../support/clock.ts';
import { readArguments } from '../support/options.ts';
import { finish, type Totals } from '../support/totals.ts';

const args = readArguments(
  `pnpm unit [vitest's arguments …]

  pnpm unit apps/web/src/session   the tests of a folder
  pnpm unit -t 'title'             the tests with this title
  pnpm unit --deep                 the tests in *.deep.test.ts instead
  pnpm unit --at=22:30,00:05       once at each of these times of today in Seoul`,
);
const isDeep = args.includes('--deep');
const times = args.find((arg) => arg.startsWith('--at='))?.slice('--at='.length);
const report = resolve('.cache/unit-results.json');

function run(): Totals {
  rmSync(report, { force: true });
  const { status } = spawnSync(
    'vitest',
    [
      'run',
      `--config=.config/${isDeep ? 'vitest.deep' : 'vitest'}.config.ts`,
      '--reporter=default',
      '--reporter=json',
      `--outputFile=${report}`,
      ...args.filter((arg) => arg !== '--deep' && !arg.startsWith('--at=')),
    ],
    { stdio: 'inherit' },
  );
  const { numPassedTests: passed, numFailedTests: failed } = JSON.parse(
    readFileSync(report, 'utf8'),
  ) as { numPassedTests: number; numFailedTests: number };
  // A file that does not even load fails the run without failing a test.
  return { passed, failed: status === 0 ? 0 : Math.max(1, failed) };
}

if (times === undefined) finish('unit', run());
const totals = { passed: 0, failed: 0 };
for (const time of times.split(',')) {
  console.log(`\nAt ${time} in Seoul:`);
  // The clock goes on from this time, in the processes that the tests start too.
  Object.assign(process.env, clockFrom(time));
  const { passed, failed } = run();
  totals.passed += passed;
  totals.failed += failed;
}
finish('unit', totals);
