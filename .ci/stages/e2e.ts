// Builds the app against the mock backend, serves it and runs the journeys in a real browser.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { ensureChromium } from '../support/browser.ts';
import { finish } from '../support/totals.ts';
import { buildWithMocks } from '../support/web-build.ts';

const usage = `pnpm e2e [--no-build] [Playwright's arguments …]

  --no-build                 keeps the last build of .cache/web
  pnpm e2e /sales.journey    the journeys whose file's path contains this`;

const args = process.argv.slice(2);
if (args.includes('--help')) {
  console.log(usage);
  process.exit(0);
}
// Absolute, since Playwright takes a relative one from its configuration's folder.
const report = `${process.cwd()}/.cache/e2e-results.json`;

process.env['CHROMIUM_PATH'] = ensureChromium();
// Without a UTF-8 locale Chromium cannot write a Korean file name.
process.env['LC_ALL'] = 'C.UTF-8';
mkdirSync('.cache', { recursive: true });
rmSync(report, { force: true });
if (!buildWithMocks({ keepsLast: args.includes('--no-build') })) process.exit(1);
const { status } = spawnSync(
  'playwright',
  [
    'test',
    '--config=apps/web/e2e/playwright.config.ts',
    '--reporter=list,json',
    ...args.filter((arg) => arg !== '--no-build'),
  ],
  { stdio: 'inherit', env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_NAME: report } },
);
const { stats }: { stats: { expected: number; unexpected: number; flaky: number } } = existsSync(
  report,
)
  ? JSON.parse(readFileSync(report, 'utf8'))
  : { stats: { expected: 0, unexpected: 1, flaky: 0 } };
const failed = stats.unexpected + stats.flaky;
finish('e2e', {
  passed: stats.expected,
  failed: status === 0 ? failed : Math.max(1, failed),
});
