// Builds the app against the mock backend, serves it and runs the journeys in a real browser.
import { readArguments } from '../support/options.ts';
import { runPlaywright } from '../support/playwright.ts';
import { finish } from '../support/totals.ts';
import { buildWithMocks } from '../support/build/web-build.ts';

const args = readArguments(
  `pnpm e2e [--no-build] [Playwright's arguments …]

  --no-build                 keeps the last build of .cache/web
  --deep                     the journeys tagged @deep, which are not part of npm test
  --project firefox          in Playwright's Firefox or WebKit (webkit): npx playwright install firefox webkit
  pnpm e2e /sales.journey    the journeys whose file's path contains this, those tagged @deep too`,
);

/** The option of Playwright that chooses between the journeys of every change and those tagged @deep. */
function scope() {
  if (args.includes('--deep')) return ['--grep=@deep\\b'];
  return args.some((arg) => arg.startsWith('/')) ? [] : ['--grep-invert=@deep\\b'];
}

if (!(await buildWithMocks({ keepsLast: args.includes('--no-build') }))) process.exit(1);
finish(
  'e2e',
  runPlaywright('apps/web/e2e/playwright.config.ts', '.cache/e2e-results.json', [
    ...(args.some((arg) => arg.startsWith('--project')) ? [] : ['--project=chromium']),
    ...scope(),
    ...args.filter((arg) => !['--no-build', '--deep'].includes(arg)),
  ]),
);
