// Starts the development servers with a cold cache, and opens pages and stories in a real browser.
import { runPlaywright } from '../support/playwright.ts';
import { finish } from '../support/totals.ts';

const usage = `pnpm development:test [Playwright's arguments …]

  Starts npm start's server and Storybook with empty caches: no page is loaded twice, and two of each run side by side.`;

const args = process.argv.slice(2);
if (args.includes('--help')) {
  console.log(usage);
  process.exit(0);
}
finish(
  'development',
  runPlaywright('.ci/development/playwright.config.ts', '.cache/development-results.json', args),
);
