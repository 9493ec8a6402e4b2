// Builds the app against the mock backend, serves it and runs the journeys in a real browser.
import { readArguments } from '../support/options.ts';
import { runPlaywright } from '../support/playwright.ts';
import { finish } from '../support/totals.ts';
import { buildWithMocks } from '../support/build/web-build.ts';

const args = readArguments(
  `pnpm e2e [--no-build] [Playwright's arguments …]

  --no-build                 keeps the last build of .cache/web
  --deep                     the journeys tagged @deep, which are not part of npm test
  pnpm e2e /sales.journey    the journeys whose file's path contains this, those tagged @deep too`,
);
if (args.includes('--deep')) process.env['E2E_SCOPE'] = 'deep';
else if (args.some((arg) => arg.startsWith('/'))) process.env['E2E_SCOPE'] = 'all';
if (!(await buildWithMocks({ keepsLast: args.includes('--no-build') }))) process.exit(1);
finish(
  'e2e',
  runPlaywright(
    'apps/web/e2e/playwright.config.ts',
    '.cache/e2e-results.json',
    args.filter((arg) => !['--no-build', '--deep'].includes(arg)),
  ),
);
