// Starts the development servers with a cold cache, and opens pages and stories in a real browser.
import { readArguments } from '../support/options.ts';
import { runPlaywright } from '../support/playwright.ts';
import { finish } from '../support/totals.ts';

const args = readArguments(
  `pnpm development:test [Playwright's arguments …]

  Starts npm start's server and Storybook with empty caches: no page is loaded twice, and two of each run side by side.`,
);
finish(
  'development',
  runPlaywright('.ci/development/playwright.config.ts', '.cache/development-results.json', args),
);
