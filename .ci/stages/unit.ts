// Runs vitest: rules, pure functions, the mock backend's engine.
import { finish } from '../support/totals.ts';
import { runVitest } from '../support/vitest.ts';

const usage = `pnpm unit [vitest's arguments …]

  pnpm unit apps/web/src/shared    the tests of a folder
  pnpm unit -t 'title'             the tests with this title
  pnpm unit --deep                 the tests in *.deep.test.ts instead`;

const args = process.argv.slice(2);
if (args.includes('--help')) {
  console.log(usage);
  process.exit(0);
}
const isDeep = args.includes('--deep');
const config = isDeep ? '.config/vitest.deep.config.ts' : '.config/vitest.config.ts';
const rest = args.filter((arg) => arg !== '--deep');
finish('unit', runVitest(config, '.cache/unit-results.json', rest));
