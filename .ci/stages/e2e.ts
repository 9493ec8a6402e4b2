// Builds the app against the mock backend, serves it and runs the journeys in a real browser.
import { runPlaywright } from '../support/playwright.ts';
import { finish } from '../support/totals.ts';
import { buildWithMocks } from '../support/build/web-build.ts';

const usage = `pnpm e2e [--no-build] [Playwright's arguments …]

  --no-build                 keeps the last build of .cache/web
  --all-texts                every hostile text, not twelve for a screen
  pnpm e2e /sales.journey    the journeys whose file's path contains this`;

const args = process.argv.slice(2);
if (args.includes('--help')) {
  console.log(usage);
  process.exit(0);
}
if (args.includes('--all-texts')) process.env['TEXT_COUNT'] = 'all';
if (!buildWithMocks({ keepsLast: args.includes('--no-build') })) process.exit(1);
finish(
  'e2e',
  runPlaywright(
    'apps/web/e2e/playwright.config.ts',
    '.cache/e2e-results.json',
    args.filter((arg) => !['--no-build', '--all-texts'].includes(arg)),
  ),
);
