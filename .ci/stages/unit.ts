// Runs vitest: rules, pure functions, the mock backend's engine.
import { finish } from '../support/totals.ts';
import { runVitest } from '../support/vitest.ts';

const usage = `pnpm unit [vitest's arguments …]

  pnpm unit apps/web/src/shared    the tests of a folder
  pnpm unit -t 'title'             the tests with this title`;

const args = process.argv.slice(2);
if (args.includes('--help')) {
  console.log(usage);
  process.exit(0);
}
finish('unit', runVitest('.config/vitest.config.ts', '.cache/unit-results.json', args));
