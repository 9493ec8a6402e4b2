// Runs vitest: rules, pure functions, the mock backend's engine.
import { clockFrom } from '../support/clock.ts';
import { readArguments } from '../support/options.ts';
import { finish } from '../support/totals.ts';
import { runVitest } from '../support/vitest.ts';

const args = readArguments(
  `pnpm unit [vitest's arguments …]

  pnpm unit apps/web/src/session   the tests of a folder
  pnpm unit -t 'title'             the tests with this title
  pnpm unit --deep                 the tests in *.deep.test.ts instead
  pnpm unit --at=22:30,00:05       once at each of these times of today in Seoul`,
);
const isDeep = args.includes('--deep');
const times = args.find((arg) => arg.startsWith('--at='))?.slice('--at='.length);
const config = isDeep ? '.config/vitest.deep.config.ts' : '.config/vitest.config.ts';
const rest = args.filter((arg) => arg !== '--deep' && !arg.startsWith('--at='));
const run = () => runVitest(config, '.cache/unit-results.json', rest);

/** Runs the tests with a clock that goes on from this time, in the processes that they start too. */
function runAt(time: string) {
  console.log(`\nAt ${time} in Seoul:`);
  Object.assign(process.env, clockFrom(time));
  return run();
}

if (times === undefined) finish('unit', run());
const totals = { passed: 0, failed: 0 };
for (const { passed, failed } of times.split(',').map(runAt)) {
  totals.passed += passed;
  totals.failed += failed;
}
finish('unit', totals);
